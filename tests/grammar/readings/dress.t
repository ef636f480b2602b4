# What lines are dressed in, and which are read.
vocab
  verb move
  verb hold
  area Osaka
  area Kyoto
  area A
  seat Red
> 3) hold Osaka
line 1: listed
  0: VERB[hold] bare[Osaka]
> 3. hold Osaka
line 1: listed
  0: VERB[hold] bare[Osaka]
> (3) hold Osaka
line 1:
  0: VERB[hold] bare[Osaka]
> a) hold Osaka
line 1: listed
  0: VERB[hold] bare[Osaka]
> - hold Osaka
line 1: listed
  0: VERB[hold] bare[Osaka]
> -hold Osaka
line 1: listed
  0: VERB[hold] bare[Osaka]
> • hold Osaka
line 1: listed
  0: VERB[hold] bare[Osaka]
> 👉 hold Osaka 🙂
line 1: listed
  0: VERB[hold] bare[Osaka]
> ➤ hold Osaka
line 1:
  0: VERB[hold] bare[Osaka]
  0: VERB[hold] bare[Osaka]
> **hold Osaka**
line 1:
  0: VERB[hold] bare[Osaka]
> * 2) hold Osaka
line 1: listed
  0: VERB[hold] bare[Osaka]
> 12 hold
line 1:
  0: bare[12] VERB[hold]
> # a comment
line 1: comment
> // a comment
line 1: comment
> hold Osaka # and so on
line 1:
  0: VERB[hold] bare[Osaka]
> hold Osaka // and so on
line 1:
  0: VERB[hold] bare[Osaka]
> hold #12
line 1:
  0: VERB[hold] bare[# 12]
> > hold Osaka
line 1: quoted
> | hold Osaka
line 1: quoted
> ----
> Hello host,\nhold Osaka\nmove 4 to Kyoto\n-- \nAnn\nhold Kyoto
line 1:
  4: CHAT["Hello"] UNKNOWN[?"host"] ,
line 2:
  0: VERB[hold] bare[Osaka]
line 3:
  0: VERB[move] bare[4] to[Kyoto]
line 5: outside
line 6: outside
> hold Osaka\nEND\nhold Kyoto
line 1:
  0: VERB[hold] bare[Osaka]
line 2: outside
line 3: outside
> Hi,\nORDERS:\nhold Osaka\nend\nhold Kyoto
line 1: outside
line 2: outside
line 3:
  0: VERB[hold] bare[Osaka]
line 4: outside
line 5: outside
> hold Osaka; move 4 to Kyoto.
line 1:
  0: VERB[hold] bare[Osaka] . VERB[move] bare[4] to[Kyoto] .
> RED: hold Osaka
line 1:
  0: bare+:[Red] VERB[hold] bare[Osaka]
> Osaka:
line 1:
  0: bare+:[Osaka]
> If Osaka falls: hold Kyoto
line 1:
  4: STOP[condition"If"] bare[Osaka] UNKNOWN+:[?"falls"] VERB[hold] bare[Kyoto]
> see http://example.org/a?b=c.d for hold
line 1:
  4: UNKNOWN[?"see"] bare["http://example.org/a?b=c.d"] VERB[hold]
> write to ann.smith@example.org.
line 1:
  4: UNKNOWN[?"write"] to["ann.smith@example.org"]
> Ｈｏｌｄ　Ｏｓａｋａ
line 1:
  0: VERB[hold] bare[Osaka]
> hold Оsaka
line 1: mixed
  4: VERB[hold] UNKNOWN[?"Оsaka"]
line 1, column 6: "Оsaka" holds U+041E, a letter of another script
    hold Оsaka
         ^~~~~
> ho­ld Osa​ka
line 1:
  0: VERB[hold] bare[Osaka]
> \thold\tOsaka 
line 1:
  0: VERB[hold] bare[Osaka]
> hold_Osaka
line 1:
  0: VERB[hold] bare[Osaka]
> A. Osaka
line 1: listed
  0: bare[Osaka]
> (3) Osaka - Kyoto
line 1:
  0: ( bare[3] ) bare[Osaka] ->+dash[Kyoto]
  1: ( bare[3] ) bare[Osaka] ,+dash bare[Kyoto]
