# Who does it, said once more before the deed (frame/frame_resumed.c).
ruleset hegemon
map hegemon
seats ann bob cat
seat ann
row unit unit=12 nation=red area=Osaka
row unit unit=13 nation=red area=Nara
row unit unit=14 nation=blue area=Kyoto
row share share=12 unit=12
row share share=13 unit=13
row share share=14 unit=14
call spring

Nara she move to Iga
= move from Nara to Iga

Nara unit he go to Kobe please
= move from Nara to Kobe

My unit in Kyoto she goes to Otsu, thanks
= move from Kyoto to Otsu

Kyoto, he go to Otsu
?

Kyoto he holds
?

Kyoto he would go to Otsu
?

Kyoto he went to Otsu
?

Kyoto he said goes to Otsu
?

Kyoto he may go to Otsu
?

If Kyoto he goes to Otsu
?

Kyoto he will go to Otsu, says Bob
?

from Kyoto he goes to Otsu
?

to Kyoto he goes from Otsu
?

into Kyoto he goes from Otsu
?

Kyoto he attacks from Otsu
?

Does Kyoto he go to Otsu?
?

Kyoto he not go to Otsu
?

Kyoto he never goes to Otsu
?

Bob he goes to Otsu
?

His Kyoto he goes to Otsu
?

Kyoto unit she supports Osaka
= support Osaka with Kyoto

I think Kyoto he goes to Otsu
?

bob's unit in Kyoto he goes to Otsu
?

when Kyoto he goes to Otsu
?
