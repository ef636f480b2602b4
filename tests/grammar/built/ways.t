# Ways of saying the same: wishes, tables, endings, who goes on.
ruleset states
map usa48
seats red yellow ann
seat red
call turn

I'd appreciate it if you could deploy 4 in Texas.
= deploy 4 in Texas

May I ask you to deploy 4 in Texas?
= deploy 4 in Texas

Be so good as to deploy 4 in Texas.
= deploy 4 in Texas

I would ask that Oklahoma be attacked from Texas.
= attack Oklahoma from Texas

I'd be much obliged for an attack on Oklahoma from Texas.
= attack Oklahoma from Texas

Please arrange for 3 troops to be moved from Ohio to Indiana.
= fortify 3 from Ohio to Indiana

My wish is to attack Oklahoma from Texas.
= attack Oklahoma from Texas

My orders are as follows: deploy 4 in Texas.
= deploy 4 in Texas

I intend to attack Oklahoma from Texas.
= attack Oklahoma from Texas

It is my intention to attack Oklahoma from Texas.
= attack Oklahoma from Texas

I hereby order an attack on Oklahoma from Texas.
= attack Oklahoma from Texas

I order that Oklahoma be attacked from Texas.
= attack Oklahoma from Texas

Oklahoma must be attacked from Texas.
= attack Oklahoma from Texas

Oklahoma will be attacked from Texas.
= attack Oklahoma from Texas

Have Oklahoma attacked from Texas.
= attack Oklahoma from Texas

4 troops are to be found in Texas.
?

I want 4 troops in Texas.
= deploy 4 in Texas

Could you put 4 troops in Texas for me?
= deploy 4 in Texas

Texas attacks Oklahoma, and Ohio attacks Indiana.
= attack Oklahoma from Texas
= attack Indiana from Ohio

I think Texas is going to attack Oklahoma.
?

Let Texas attack Oklahoma.
= attack Oklahoma from Texas

Attack on Oklahoma: from Texas.
= attack Oklahoma from Texas

From Texas against Oklahoma, from Ohio against Indiana.
= attack Oklahoma from Texas
= attack Indiana from Ohio

ATTACK
Texas - Oklahoma
Ohio - Indiana
= attack Oklahoma from Texas
= attack Indiana from Ohio

Deploy:
Texas 2
Ohio 3
= deploy 2 in Texas
= deploy 3 in Ohio

Deploy | Texas | 4
= deploy 4 in Texas

FORTIFY: Ohio -> Indiana (3)
= fortify 3 from Ohio to Indiana

Attacks: TX x OK, OH x IN
= attack Oklahoma from Texas
= attack Indiana from Ohio

2 for Texas, 3 for Ohio.
= deploy 2 in Texas
= deploy 3 in Ohio

Reinforce Texas with 4.
= deploy 4 in Texas

Texas: +4
= deploy 4 in Texas

+4 Texas
= deploy 4 in Texas

Deploy 4 in Texas. They attack Oklahoma.
= deploy 4 in Texas
= attack Oklahoma from Texas

I place 2 each in Texas and Ohio.
= deploy 2 in Texas
= deploy 2 in Ohio

Split 4 evenly between Texas and Ohio.
= deploy 2 in Texas
= deploy 2 in Ohio


My turn ends here.
= end turn

That concludes my turn.
= end turn

I am finished with my turn.
= end turn

No attack this turn, please.
= no attacks

I shall make no attacks.
= no attacks

Oklahoma will be attacked by yellow
?

It was my intention to attack Oklahoma from Texas
?

I would ask whether Oklahoma will be attacked from Texas
?

Yellow's turn ends here
?

I would be glad if yellow attacked Oklahoma from Texas
?

Could I ask you why yellow attacked Oklahoma from Texas?
?

They attack Oklahoma
?

Attacks: TX x OK, OH x IN
= attack Oklahoma from Texas
= attack Indiana from Ohio
