# A thing that is taken to be used is not bought (rows_have_topic, src/verdict/rows.h).
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

Take the bag of salt and spread it over the fields of Ibaraki.
! no-verb

get the dynamite and throw it at Tokyo
! no-verb

Buy a bag of salt and spread it over the fields of Ibaraki.
= buy bag of salt
= spread bag of salt on Ibaraki

Get a bag of salt and spread it on Ibaraki
= buy bag of salt
= spread bag of salt on Ibaraki

buy the bag of salt and spread it on Tokyo
= buy bag of salt
= spread bag of salt on Tokyo
