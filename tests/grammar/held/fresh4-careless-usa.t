# The second fresh half: only measured.
ruleset states
map usa
seats red yellow ann
seat red
call turn

3 kansas, 1 iowa
= deploy 3 in Kansas
= deploy 1 in Iowa

put 3 kansas
= deploy 3 in Kansas

dploy 3 kansas
= deploy 3 in Kansas

deploy 3 kanzas
= deploy 3 in Kansas

kansas->missouri attack
= attack Missouri from Kansas

attack missouri kansas
!

atack misouri from kansas
= attack Missouri from Kansas

kansas att missouri 4
= attack Missouri from Kansas with 4

hit missouri from kansas w all
= attack Missouri from Kansas with all

move 3 kansas->iowa
= move 3 from Kansas to Iowa

transfr 3 kansas to iowa
= move 3 from Kansas to Iowa

end atack phase
= end attack phase

endphase
= end phase

finish turn pls
= end turn
