import { unpack } from './packed.js';

/** Made by training/write-weights.ts from 12,689 labelled mentions; not to be written by hand. */
export const WEIGHTS = unpack(`
#*+1 (	ILIHIIL
#*+1 ,	KKJKHEK
#*+1 .	LJIFIKJ
#*+1 ^	JLIHKIK
#*+1 and	KKHKHHK
#*+1 at	MIJJJJI
#*+1 in	LIIHHKH
#*+1 on	KLIKIII
#*+1 w	MIJJJJI
#*-1 ,	KKJKEIJ
#*-1 .	KKJJKED
#*-1 :	LKHHIJH
#*-1 ^	KKHGHKK
#*-1 and	LKIKJKH
#*-1 for	JLJIIII
#*-1 have	IKILIIL
#*-1 need	LIJILJI
#*-1 so	MIIIIIJ
#*-1 with	LIHKHHK
#*after a	LJHHHHK
#*after and	JKHGHKK
#*after at	KIILIIK
#*after by	JKKIIJI
#*after fac	MIIJJJJ
#*after for	KKIIIIJ
#*after four	LKJJJII
#*after in	MJIHIKI
#*after it	LJKIIII
#*after leave	MIJIJJI
#*after long	MIIJJJJ
#*after of	LIIIIKI
#*after on	KKHKIIH
#*after side	KKIIIII
#*after that	LJHJHHJ
#*after the	KLJJGGJ
#*after to	KKKHILI
#*after under	MIIIJII
#*after w	MIJIJJI
#*after wall	KKIIJII
#*after window	ILLIJJI
#*after with	MIIIJJJ
#*before #	LJIKIIH
#*before and	LKIJIKG
#*before by	MJJIJJI
#*before for	JMIIIIH
#*before have	IKILIIL
#*before i	KKIIIIL
#*before need	LJJIKII
#*before not	IIJILJL
#*before one	LKIIIII
#*before so	LKIIIIJ
#*before tabl	ILJLJJI
#*before the	LKIHIHK
#*before we	JKJLKII
#*before with	LIHKHHK
#*closes 	KKJKHHK
#*head car	IMJIIII
#*head chair	LJKJHGJ
#*head circuit	MIIJJJJ
#*head desk	KHHILLI
#*head dishwasher	JIIILJL
#*head door	KJILIIK
#*head drawer	MIJIJJI
#*head fridg	LKIIIIH
#*head light	MIJIJIJ
#*head nightstand	KIJIIJL
#*head outlet	MIIIIJI
#*head pendant	MIIIJJI
#*head rang	MHJJJJI
#*head rocker	JLJIJJI
#*head sink	KIGLLIK
#*head stool	LKIIIIH
#*head vaniti	MIJJJJJ
#*head vanity	MHIHJJI
#*head wal	IKIHIIM
#*head wall	KIJJJJL
#*head window	IMHHIIK
#*mark 	KKGLKGI
#*mark (	JLHHHIL
#*mark .	LKEHFKK
#*opens so	MIIIIIJ
#*path a	KJLIIJI
#*path q	MIIIIIJ
#*tail 	KKJKHHK
#*tail &DN	IMIIJIK
#*tail N	KLIHIII
#*tail NPN	JIIKJLJ
#*tail P	NHIIIII
#*tail PDN	MJGGHKH
#*tail PNN	MIJIJJJ
#*tail a	MIJJJJI
#*then b	KKIILII
#*then v	LJGGKKK
#*verb have	IKILIIL
+1 !	LJHKIJL
+1 "	LIIKJJJ
+1 #	MKIGDDH
+1 &	IKKJILJ
+1 (	IMKKIIJ
+1 )	IHLJJKL
+1 +	LJIJIKI
+1 -	JJIKKIL
+1 :	JKLKIHJ
+1 =	JLIIIIL
+1 ?	IIIJNDK
+1 ^	KKIJJIK
+1 a	JIIILIM
+1 abov	KKJJJFJ
+1 ac	JIIMIKI
+1 acros	JKKJGJJ
+1 against	MIHIIII
+1 all	KJKLHHJ
+1 along	LJJLJGG
+1 already	IKIIIMJ
+1 are	HKJLIJL
+1 around	LIJKKII
+1 at	LKIIJLI
+1 away	KILIJJJ
+1 back	IKKHJLK
+1 bar	KJIKKIJ
+1 base	LKIIIJI
+1 be	LKIIIJI
+1 becaus	JKIHJHL
+1 becom	IIIMIII
+1 bed	KIJILKJ
+1 behind	LIKJGIK
+1 belong	IJIKIKL
+1 below	KLHHHHJ
+1 beneath	KLHKIHK
+1 besid	LJKJHHJ
+1 between	LJILHII
+1 bin	KKIKKHI
+1 black	LKIIIII
+1 both	LIHIIKH
+1 box	ILHLJII
+1 build	MHIJKIJ
+1 but	JKGHJGL
+1 by	KKJKJDK
+1 cabinet	KKJLKHI
+1 came	LLHIIHJ
+1 center	LKHIIIH
+1 chair	LLIIHII
+1 closet	JKIHILK
+1 com	JLIKGGK
+1 come	ILHKHHI
+1 compactor	IIIMIKJ
+1 couch	JIILIIL
+1 could	JKLKHII
+1 counter	LIILIIJ
+1 cover	KJILIIJ
+1 crack	LIKKJIK
+1 currently	JIMIIII
+1 dead	IMKIIII
+1 desk	JIILKKJ
+1 died	IIIMIII
+1 door	JKIKHEK
+1 down	KIKKKKI
+1 drain	IMIIIIL
+1 drop	IIILIIM
+1 east	KLJJJJI
+1 end	IJJHIIM
+1 everywher	LKJKIII
+1 exist	HMIIIKI
+1 fac	KJLGHGL
+1 fail	IIILIMI
+1 fan	KKLIIKJ
+1 fine	IMIJIII
+1 fit	LLIIIHI
+1 flang	JLIIJII
+1 floor	LJIKIHI
+1 fold	JMKHIII
+1 for	LJEJJIL
+1 fridg	LKIIIIJ
+1 from	HLKKKJJ
+1 front	ILILIIJ
+1 full	JLJJIIJ
+1 get	IKKKFKK
+1 go	KJJLEJH
+1 good	JLJIIIK
+1 hang	IKKJIKK
+1 have	JKKKFJK
+1 he	ILIKLII
+1 hum	IJKLIII
+1 hung	KKHKIIJ
+1 i'd	KHKHLLK
+1 if	MJGGGGK
+1 in	KJHIKLJ
+1 insid	LKHKHHI
+1 instead	LIHGKKK
+1 into	IKMHHJJ
+1 is	ILKKGKK
+1 it	KIHKHHM
+1 itself	KKIKGKJ
+1 just	LIIIKJL
+1 keep	ILIIJIL
+1 leak	IKIKIKJ
+1 leav	HIJMHHJ
+1 leave	JLGKHHJ
+1 light	LIIKIII
+1 like	KHIILLK
+1 liv	HKHJHMK
+1 low	LKIIIII
+1 may	KJJKHKJ
+1 mayb	MIJIIII
+1 mount	MJIIIII
+1 mov	IHLLIKJ
+1 must	HLKKHHL
+1 my	ILJHLKJ
+1 near	JKHIIHL
+1 need	JMIHJFJ
+1 never	IKIKKHL
+1 new	KKIIIIL
+1 next	KLJIGJJ
+1 nich	KLIIIJI
+1 no	JIHJLKK
+1 nobody	IIIMIII
+1 nook	LIILIIJ
+1 north	KLIIJJI
+1 not	JKHJMIJ
+1 now	IJLKIHK
+1 obviously	KJIJJIL
+1 of	JLGLJGJ
+1 off	IILLKLI
+1 ok	IMIIIIK
+1 one	MJHLJJH
+1 only	KJKHHGL
+1 open	JKKKHHJ
+1 opposit	KJKKHHL
+1 or	LIIGLGK
+1 out	HJJMIKK
+1 outlet	LIJJIKJ
+1 outsid	KJILIKK
+1 oven	JKIKLIJ
+1 over	LHKJJKI
+1 paint	KLHKHIJ
+1 panel	MIJJIIJ
+1 pleas	LIIJKHK
+1 quit	IJILIHK
+1 rack	LHHLJKI
+1 rail	KKIJKIK
+1 register	IMKIIHK
+1 remain	KJIIILJ
+1 replac	MIIKIHI
+1 return	JMJIJIJ
+1 right	JKJLHKI
+1 rod	LHLIIII
+1 rol	KLHIIIJ
+1 round	LIKIJJI
+1 run	LIHJIJL
+1 same	IMIIIII
+1 seat	JIGMHKK
+1 she	IJIKLIJ
+1 shelf	LIILIII
+1 shelv	LJHKIHI
+1 should	KKKIGGL
+1 side	JJIHIHN
+1 sinc	KJHIHLL
+1 sink	KJILIII
+1 sit	JJLKIHK
+1 so	KILLJJJ
+1 somewher	KLIIIII
+1 stack	KMIIJJI
+1 stand	JKJKIJJ
+1 stay	HMEIFKK
+1 straight	KJKIIIK
+1 tabl	IKKKKHK
+1 tak	KJJKIHK
+1 that	LJJLHIH
+1 that'	KLLJHGH
+1 the	LKGIKIK
+1 then	JJLKHHK
+1 they	KKHKKIJ
+1 thing	LJILIIJ
+1 through	KKIIILJ
+1 tile	KKIKHKI
+1 to	IJLLIHK
+1 too	JKJLHGI
+1 top	LJKKIIJ
+1 tub	KIILLIJ
+1 turn	IILIJIK
+1 two	KKKIIIK
+1 under	LKHJFKJ
+1 unit	MIHLHHH
+1 up	KKLFGJK
+1 vent	JMIIIII
+1 w	KIGJGJL
+1 wall	JIFHJGO
+1 want	JMHHHHK
+1 we	IMJILJI
+1 we'd	IKKKIIL
+1 we've	JLIKIII
+1 were	GKIHMLL
+1 when	JLIIJLJ
+1 wher	LIKHJJK
+1 which	JLJJHGJ
+1 wider	MIIIIIJ
+1 will	KKHJLHJ
+1 window	LJHJIIK
+1 within	KKIILKI
+1 work	IMIIJIJ
+1 would	KIKHLGK
+1 yes	LKIIHHI
+1 you	KIHKHJL
+1 —	JLIIKIJ
+12 ! !	LIIKJHK
+12 # "	MIJHHHH
+12 # '	KKIIIII
+12 # ft	KKKIIII
+12 # in	KLIIIII
+12 # inch	KKIIJII
+12 # x	LKHHHHI
+12 ( #	KLEIGGK
+12 ( mine	IMIIJKJ
+12 ) ,	KILIIIK
+12 ) .	IIIIILL
+12 , #	KKKIGIJ
+12 , a	JKCKKIJ
+12 , all	IKHLIKK
+12 , an	KKIIJJK
+12 , and	KKJJIIK
+12 , as	KKIIKIL
+12 , both	MIKIIKI
+12 , cork	MIIIIIJ
+12 , drawer	LKIIIIK
+12 , dryer	JJLKIIJ
+12 , floor	JLHJIKJ
+12 , four	JLHJHKJ
+12 , fridg	JLLHKHI
+12 , go	ILILLII
+12 , hang	KKIKIIJ
+12 , hmm	LJLIIIJ
+12 , hood	JKIIILL
+12 , i	KHGIKLL
+12 , i'm	KJIIJKK
+12 , if	LIIIIIK
+12 , in	KLIIKIK
+12 , it	KJIKJLK
+12 , leav	ILIIJIL
+12 , leave	JKIIJIL
+12 , light	MIIIIIK
+12 , like	KLIHIHL
+12 , mayb	LIJJJIL
+12 , medicin	JKILIII
+12 , my	KKGKKGI
+12 , need	LKIIJIL
+12 , never	LIIILIK
+12 , new	JHILIIL
+12 , no	KJGFMEK
+12 , not	LLGGLFI
+12 , now	JKKIIKK
+12 , on	LKHKKGI
+12 , one	LJGJJGK
+12 , only	JLIIJIJ
+12 , or	LLHHIHJ
+12 , our	ILIIJKK
+12 , out	KIIKIIL
+12 , pleas	LJHHHHL
+12 , put	KLIKJIJ
+12 , queen	MIIJIIJ
+12 , rang	KLIIIIJ
+12 , replac	MIIIJIL
+12 , same	KJILIHK
+12 , screen	LKIIJII
+12 , she	MJJJJIK
+12 , sinc	LIIIIIL
+12 , sink	KLKGHHI
+12 , six	LJIIIIJ
+12 , smal	MIIHIIJ
+12 , sure	LKIIIII
+12 , that	IKHKILJ
+12 , that'	KKHIILK
+12 , the	HJLMKJJ
+12 , then	KKJGKJK
+12 , there'	JKIKLII
+12 , they	IIIMJLI
+12 , though	KLJIJIL
+12 , thre	KJKKIHL
+12 , tile	LIIKJII
+12 , toilet	JKKKIIK
+12 , tub	ILILJII
+12 , two	KKJIGJL
+12 , vinyl	KIIIILK
+12 , wall	LKHIIIK
+12 , we	KIIKKKK
+12 , wher	KKHIIIL
+12 , which	IMKLKKG
+12 , whit	MHIHIIK
+12 , window	IMIIKII
+12 , with	IJKIKHL
+12 , yes	MHHIIHJ
+12 . #	LJHHIHK
+12 . ^	LIDELJK
+12 . a	KHKKHJK
+12 . and	KLIIIIK
+12 . could	ILIHIHL
+12 . exist	KKIIJIK
+12 . gas	KIJIJJM
+12 . her	JKJIIIL
+12 . his	KJJILJJ
+12 . i	JLGLKFJ
+12 . i'd	IIMHHKK
+12 . if	MJHHHKJ
+12 . in	JKHLIHK
+12 . it	KILLIII
+12 . it'	JKLLJHI
+12 . keep	KLJKKII
+12 . leav	KJIIJLJ
+12 . light	KLJIJIJ
+12 . mirror	LIIIJIJ
+12 . my	IMHGGGK
+12 . no	KJHKIKK
+12 . not	JKHLHHK
+12 . shelv	IMJIIIJ
+12 . shower	KHLKKIK
+12 . sink	KHKIJIK
+12 . so	IKGJKLJ
+12 . stov	IJILIKK
+12 . take	IKIKIIK
+12 . that	KIIIJIL
+12 . that'	JKIIJIL
+12 . the	KKHKIGL
+12 . then	KIHHLHJ
+12 . there'	KKIHKKK
+12 . to	KKJIKIK
+12 . toilet	KIKKKIK
+12 . tub	KHHKIKJ
+12 . tv	JIIKKIL
+12 . two	LIIIJIM
+12 . want	ILILIIJ
+12 . we	LKGJJGK
+12 . what	JJIKJKJ
+12 . window	JIJLJJK
+12 : #	MJGHJHK
+12 : a	JLIIIJL
+12 : all	IJILIIJ
+12 : keep	ILLHHIH
+12 : no	IIIIMII
+12 : stay	IMIIIII
+12 : ther	LKIIIII
+12 : yes	KILIIIL
+12 ; a	KLIHKHJ
+12 ; the	LJKKIHJ
+12 ? ?	JJKHLIL
+12 ? no	KIJILIL
+12 ? none	IJJIMJJ
+12 ^ ^	KKIJJIK
+12 abov ,	MIIIJJJ
+12 abov it	KKIIIII
+12 abov the	KJKHHHK
+12 acros from	JLJKIHK
+12 acros the	KKLHIII
+12 against the	MIIIIIJ
+12 along the	LKKKGGG
+12 and all	KJIKIKI
+12 and an	KLJIIJI
+12 and dishwasher	KLLIIJI
+12 and fridg	JMIIJJJ
+12 and i	KKHKJGJ
+12 and one	KLJIJIK
+12 and put	JKILIJJ
+12 and two	KKIKIIJ
+12 are on	IJKIIIL
+12 at #	KJHIIIL
+12 at the	LKJKGJI
+12 away from	KILIJJJ
+12 behind .	LIIIJKK
+12 behind a	LLIIJII
+12 behind it	JLIIJIJ
+12 behind the	KJJKHFL
+12 belong to	JJILIKJ
+12 besid it	KJLKIIJ
+12 besid the	LKIIJIL
+12 between ,	JLIIJIJ
+12 between kitchen	IJJLJII
+12 between the	KIILJJK
+12 both sid	LIIIIKI
+12 build in	MIIKIII
+12 but not	LKIIIHK
+12 by a	IKILIIK
+12 by the	KKIKJDJ
+12 cabinet ,	KLIIIIJ
+12 can go	HHKLLHI
+12 can stay	ILIHIKI
+12 com in	KKIIIIL
+12 com off	HIKMIIK
+12 come down	ILILIIJ
+12 could go	JKLIJIJ
+12 dead center	JMIIJIJ
+12 door ,	LKIKIJJ
+12 door .	KHIKKIL
+12 down ,	IIIMIIJ
+12 down ther	KIIKLKI
+12 fac the	KKLHIHK
+12 for #	JLJIIII
+12 for a	IHILIKL
+12 for me	KKJIJJI
+12 for my	NIJIIHI
+12 for the	JKGIKFL
+12 from my	JMHHHGL
+12 from the	JLFKKFJ
+12 from upstair	ILIILII
+12 get a	IKIIIIL
+12 go ,	LJHKIHI
+12 go .	KIILIHI
+12 go back	KKIKIKI
+12 go down	LJJKJIJ
+12 go in	JKKIIKK
+12 go on	KJKKIHJ
+12 go to	KHILILJ
+12 go under	MJKIJHJ
+12 go up	JKLKJIJ
+12 have a	JLHKHGG
+12 have to	LKKIHEK
+12 i already	JLJJILJ
+12 i can	MIIIIII
+12 if the	LIIIIIL
+12 in .	KLIIJII
+12 in ^	MIJIIII
+12 in a	KJIHKKK
+12 in front	KHILKKK
+12 in here	KIIKKKJ
+12 in it	KKIKLII
+12 in its	KLIIIHJ
+12 in plac	MIJIIIK
+12 in that	KKIHIIL
+12 in the	KKIJILK
+12 in ther	JHHMKII
+12 in whit	MIJIIIJ
+12 instead of	LJHHKKJ
+12 into the	JKLHHJJ
+12 is #	KKKKHHI
+12 is ,	GIKKIHK
+12 is .	HKHLIHJ
+12 is ?	IJJIJJM
+12 is a	JLJKGJH
+12 is an	ILKIIIK
+12 is at	JHLIILK
+12 is behind	IKLIIHK
+12 is being	IIIMIII
+12 is com	LKIIJIJ
+12 is fine	LKIHIHK
+12 is from	ILHKHHI
+12 is going	IIJMIHJ
+12 is good	JLLIIIK
+12 is in	HLKJGKH
+12 is mine	JKIKJIK
+12 is new	LKJIJII
+12 is not	JIJKLIL
+12 is now	HIIKJIK
+12 is okay	LLJIIII
+12 is on	ILJKHGJ
+12 is out	JKIIILL
+12 is stay	JLJIJIJ
+12 is the	IMJIIHJ
+12 is to	IKKLIII
+12 is too	IJKLLIJ
+12 itself is	IKILIHI
+12 leave of	LJIKIIK
+12 like my	LIJIIIJ
+12 mov to	IIKLJHJ
+12 must be	IKKLIIL
+12 my husband	KKJKIIJ
+12 near the	KKIIIIL
+12 need #	LJIIIIK
+12 need a	HNHJIHH
+12 need to	LKJHIII
+12 next to	KLJJHIK
+12 no .	JIJIMIJ
+12 not ,	IIIMLIJ
+12 not .	IKIIKLI
+12 of the	ILILIHJ
+12 off ,	IIIMIIJ
+12 off a	KLIIIIJ
+12 off the	KHLJIKI
+12 on a	KJKKGFI
+12 on both	MHIIIHK
+12 on its	JMKIIHJ
+12 on my	JJHIKLK
+12 on that	JLILIIJ
+12 on the	LKIHKKK
+12 on top	KLIIIII
+12 on two	KJIKIIK
+12 only ,	KLIIIII
+12 only .	LIJJJJL
+12 opposit the	KJKIHIL
+12 out ,	IIIMIHI
+12 out here	KLIIKKJ
+12 out of	ILIKHHJ
+12 over a	IKLKIII
+12 over it	NIIIKKI
+12 over the	LIGKKKJ
+12 pleas ,	LIIIKIK
+12 right ,	KLIIJJJ
+12 right .	IKLIIJI
+12 right of	LHHLIII
+12 should be	KKHJIHL
+12 sinc #	IKIIILK
+12 so i	LIIKJIJ
+12 so it	KKKIIHK
+12 stand .	JIJLKIK
+12 stay ,	HLIGIHL
+12 stay ^	IJILJII
+12 stay by	JMIIIII
+12 stay for	JMIIIII
+12 stay in	JKIIJLJ
+12 stay put	JLJJJII
+12 that back	IIJKIIK
+12 that not	MKIHHHJ
+12 that were	KKIKIKI
+12 that' in	KJKJIIJ
+12 then ,	LIIIJIL
+12 ther ,	LHKKIIJ
+12 ther .	KIKHKKJ
+12 ther ^	MIIIIHI
+12 to #	LKIIIIL
+12 to be	KKIKIIK
+12 to replac	MIIIJII
+12 to the	IKLLHHJ
+12 too ,	JILLIIJ
+12 too .	KLIIIIK
+12 too ^	JLIIIJI
+12 under it	JJHKJLJ
+12 under the	KLIIGEK
+12 up ,	KKHIJIK
+12 w /	KIGJHGM
+12 wall ,	IKIKJIK
+12 we already	JMIIIHI
+12 we have	KLIJHKJ
+12 we want	IKLJIIK
+12 were a	IKIKLIK
+12 were my	JKHLHHH
+12 were put	JLJJIIL
+12 were the	IIILLHI
+12 when the	JLIIJLI
+12 wher a	IILIJLL
+12 wher it	KMHIHIJ
+12 wher the	MHKJKGJ
+12 will be	KLIKIII
+12 will do	LKIIKII
+12 with drawer	MIIIJII
+12 with its	KKIIIIK
+12 with the	IKIMJFJ
+12 would be	LIHIKIK
+12 yes ,	KLIIIII
+2 !	LIHLIKJ
+2 "	MIJHHHH
+2 #	KKIIHJK
+2 &	IKILIKK
+2 '	KKIIIII
+2 (	IJKKILL
+2 )	KHHJLKJ
+2 ,	KKHLIJJ
+2 -	KIIILIK
+2 .	KLHIJIK
+2 /	KIGJHGM
+2 :	JLJKHIK
+2 ;	LHFLJJL
+2 ?	IKIGMJM
+2 ^	LJEIKIJ
+2 about	KKIIIIK
+2 abov	LHLKIIJ
+2 acros	KIKKIIJ
+2 actually	MIILIII
+2 add	LJIKIIK
+2 against	JLKHIHK
+2 along	KMHJIHJ
+2 already	HLGGFMH
+2 also	LIIILII
+2 an	JMKIGGL
+2 and	JJKKHJK
+2 are	KLHJHGK
+2 around	KHKLIII
+2 as	KKHIIGL
+2 at	KJKGGLK
+2 backsplash	LKIIJIK
+2 bar	JIILKIK
+2 bare	JJIKIIL
+2 bay	KJIILIJ
+2 be	KKIKKFK
+2 becaus	LIIKHHK
+2 been	HJKLHLJ
+2 behind	HKKHHKL
+2 being	IJILIII
+2 below	KKJIJJJ
+2 bench	MHIKKHK
+2 besid	KLIIHGL
+2 between	JKKKHHK
+2 blackout	KKIIIIK
+2 block	IJLLIHJ
+2 bolt	IMIIIIK
+2 bookcas	KIIIKIL
+2 both	MHKKGIJ
+2 box	ILIIJIK
+2 build	LIHLHHJ
+2 but	ILHJIJK
+2 buy	JIILHLI
+2 by	JLKHJEJ
+2 cabinet	JLIKIIK
+2 came	ILILIII
+2 carpet	LIJKIIK
+2 cat	KIJIIIL
+2 ceil	JKHHIHM
+2 center	JLKIJJL
+2 chair	KKIILII
+2 clear	JIJIKIM
+2 clos	KIHJIKL
+2 closet	IKIHJIL
+2 com	LKHILHK
+2 cork	MIIIIII
+2 could	JLIJIHK
+2 counter	KIKJIKJ
+2 crack	JKIKLII
+2 cut	IJIKILK
+2 deep	LKIIIIL
+2 desk	KIIIIIM
+2 dishwasher	LKKIIII
+2 do	MKIIKIJ
+2 done	ILIKIKI
+2 door	KKHKHKI
+2 down	JLILHGI
+2 drawer	KLHJHGJ
+2 dresser	ILIIIIL
+2 dryer	JJLKIIK
+2 each	KKIJIIH
+2 either	KLIIIJL
+2 electric	LKIIKII
+2 empty	JIJLJIL
+2 enough	MKHHHHK
+2 every	JKIKIKL
+2 everyth	KKHKIIL
+2 exist	JLLHIHJ
+2 fac	KIIIJIL
+2 fan	LKIIIIK
+2 faucet	LLIIIII
+2 feet	KKKIIIK
+2 fine	LLHGGGJ
+2 fit	KJIKLHI
+2 five	LKIIIIJ
+2 fix	JLJIIIK
+2 floor	KKGJHKJ
+2 fold	MIIJIHJ
+2 for	LIJILGK
+2 four	KKGJGKJ
+2 freezer	KKKIIIJ
+2 fridg	IMKHKHJ
+2 from	KJLJKII
+2 front	JKHKKJK
+2 ft	KKKIIII
+2 full	KLIIJIK
+2 gas	LIHHIHM
+2 get	ILKLJJJ
+2 give	KIKJILI
+2 glas	NIIKKIJ
+2 go	IHKMKJJ
+2 going	JJILKHJ
+2 good	HNKHHGK
+2 gray	LKIIIIH
+2 half	JKKHIIK
+2 hang	JLKJHKH
+2 have	JLFKIJI
+2 he	IKHKLHK
+2 heat	LJIJJIK
+2 heater	LJIIJKI
+2 her	JKIJJJL
+2 here	JJHLKKI
+2 high	JMIIKHJ
+2 his	IKKLLGJ
+2 hit	IKILJIK
+2 hmm	LJLIIIJ
+2 hood	JKIIILL
+2 hook	JLIIJIK
+2 hose	KKIIJIJ
+2 hung	MHLHIII
+2 husband	LKJKIII
+2 i'd	HKLJHJK
+2 i'm	KKHHIKK
+2 i've	JKIHLJK
+2 ice	IIKLLIL
+2 if	MHGFKJK
+2 in	JLKIJLI
+2 inch	KKJIJII
+2 insid	LKHJIII
+2 into	JLHKKIK
+2 iron	KIIMIII
+2 is	JJILKKK
+2 it'	JKLKIGI
+2 its	JLJKGJK
+2 just	KKHJKJK
+2 keep	ILLJJGI
+2 last	JJIIKLJ
+2 leav	KLGJIKJ
+2 leave	JKHKHHL
+2 light	LKHHIHK
+2 like	LLHIJGK
+2 liv	KLIJIII
+2 live	IKILIII
+2 lock	LKIIJIK
+2 lose	IKIIIIL
+2 low	ILHLHHJ
+2 make	KJILIIJ
+2 match	MIIIJIJ
+2 mayb	LIIIJIL
+2 me	KIKJIKK
+2 medicin	KJIKKII
+2 mine	JMGJHJJ
+2 mirror	JJHLIHK
+2 more	MIIIIJJ
+2 mov	JJLIIKI
+2 move	IMLIIII
+2 must	KLKIKIJ
+2 my	ILGKMKJ
+2 nah	IIIILKJ
+2 need	LIKHKHK
+2 never	JLHJMGJ
+2 new	LKGIGGK
+2 next	KLJJIJK
+2 no	JIEJNJJ
+2 none	JIIHMIK
+2 north	HMHHJHK
+2 not	KKDJLJJ
+2 noth	KLHHIIL
+2 now	HJJLJLJ
+2 of	KJELJJJ
+2 off	IJKMGFI
+2 ok	IMIIIII
+2 okay	LLJIIII
+2 once	JIILJIL
+2 only	KLHJHHK
+2 onto	JKJIJIL
+2 open	JLHKIIK
+2 opposit	KLHHIHK
+2 or	KLJHKHI
+2 our	ILFIILK
+2 out	JIJLKIL
+2 over	JKMJJGI
+2 own	JKKIHII
+2 paint	KKIKJIJ
+2 pink	ILILIHI
+2 plac	LILIIIJ
+2 plaster	MIIIIII
+2 pleas	MIHHHGL
+2 plenty	LKJIIIJ
+2 put	KKFLJHJ
+2 queen	LIIIKII
+2 rack	MIJIIII
+2 rais	LKKIJIK
+2 rang	KLIIIIJ
+2 real	MIIIIIK
+2 rear	LKIIIII
+2 remain	IMIIIIL
+2 replac	LJHLHGJ
+2 right	KLJJHGI
+2 round	MHHJIHK
+2 same	KJIKIHK
+2 seal	LKIIIHI
+2 sell	IIIKIMI
+2 shallow	LIILIII
+2 she	KJHLIKK
+2 shelv	JLIHKHL
+2 shot	KIILIIJ
+2 should	MHKIIIJ
+2 sid	LHKIIKI
+2 side	KJKKIHI
+2 sinc	KJKJHKK
+2 sink	KKKFHGK
+2 six	JKHKHGL
+2 skip	IJIILIL
+2 slat	MIIIIII
+2 smal	LHILIHJ
+2 so	IJJJJLL
+2 sofa	JJJIJIM
+2 solid	LKKHIHJ
+2 some	KKIKIIJ
+2 somebody	LIIJKIL
+2 stack	MJHKIIJ
+2 stair	LKIIKIJ
+2 stay	HLGIGMJ
+2 stil	KMIHIIJ
+2 stov	JIKMIKK
+2 sure	LKIIIII
+2 swap	LKIIIIL
+2 swing	ILIKIII
+2 take	HLHKILK
+2 teak	JMIIIIK
+2 that	JIKKGJL
+2 that'	JJJKHKK
+2 them	KIHLKJJ
+2 then	KJKHLJK
+2 ther	LHKJKJK
+2 there'	KLGIKJJ
+2 they	KJKLJKH
+2 they're	ILIILLI
+2 thi	KJLIJII
+2 think	KIILLIJ
+2 though	KLJIJIK
+2 thre	KILKHGL
+2 through	LKKIIII
+2 tile	LHIKIHK
+2 to	KILKHKJ
+2 toilet	JILKKGL
+2 too	JKKKKGK
+2 top	KLIIIIH
+2 tub	JJLKHKJ
+2 turn	ILIJIKJ
+2 tv	IHHLLHL
+2 twin	KLIIIIK
+2 two	KJIJGJL
+2 undecid	LIIJIIL
+2 under	LKJIKKJ
+2 undermount	LIILIII
+2 up	KLJJGKI
+2 upstair	IJIHKMK
+2 us	LJIKKIJ
+2 use	IKILIII
+2 vinyl	LIIIILL
+2 w	KKIKJIK
+2 wall	KKGIIHL
+2 walnut	LJILIIJ
+2 want	IKKKKGK
+2 washer	JILLIKJ
+2 water	IKKJIHL
+2 we	JKEJKKJ
+2 we'd	KIHKIKJ
+2 we're	KIIKKIK
+2 we've	HJIHMKL
+2 were	JKHKLKI
+2 what	KKHKKJI
+2 when	KIJMIII
+2 wher	LKKIHFK
+2 wherever	ILKIIIK
+2 which	IMKLKKG
+2 whichever	JLJJIJL
+2 whit	LIHKHHK
+2 wife	JKJJLIK
+2 wobbly	LIJJIIL
+2 work	JJLKIIK
+2 would	MJIHKIJ
+2 x	LKGHHHI
+2 yes	MHKGIHJ
+2 you	IILKHHL
+3 !	LHKLILJ
+3 "	LIKHJHL
+3 #	LKJIJHK
+3 &	ILHKHKJ
+3 '	IKHKHHL
+3 (	KLGIJJK
+3 -	KIILIIK
+3 .	JJGKJKK
+3 /	KKIJJHK
+3 :	KLJIGIK
+3 ;	ILJKMJI
+3 ?	LGIJMHJ
+3 ^	LIGJKHK
+3 a	LJIJHJL
+3 about	JLKIIIL
+3 abov	MHKJHIL
+3 ahead	JLLIIII
+3 all	JLKJHKJ
+3 already	IKIJILL
+3 an	KKHKKHI
+3 are	JMGKGKI
+3 around	IKIKILL
+3 as	KKIKIIK
+3 ask	ILHJLHJ
+3 at	HKFJKJM
+3 back	KKKIKLI
+3 bar	MKHGJGI
+3 barn	KLIILII
+3 baseboard	LLIJIII
+3 basement	JKHKHLJ
+3 bath	LIJKIIK
+3 bathroom	KIIIKKK
+3 bay	JKKHHHK
+3 be	MKJHJIJ
+3 beam	KLIIIIJ
+3 becaus	KKIIKIK
+3 bed	KKKHIHK
+3 bedroom	KIIKLJJ
+3 been	KIILLII
+3 behind	KLJJHJK
+3 below	KIKIIHK
+3 bench	LJHJIGL
+3 beneath	LJIIIIL
+3 better	LHIIKHK
+3 big	JKHLHKK
+3 bin	KLIIIII
+3 blind	KIJKJJL
+3 block	LKKIIIJ
+3 board	KJILIKI
+3 bookcas	LIIKIKK
+3 both	KKHKIIK
+3 bottom	LLIIIHI
+3 bowl	KIIKIIK
+3 box	JLIHIIL
+3 broken	IKILILI
+3 broom	LKJIIIK
+3 build	KLKJIIJ
+3 burner	MIIIIIJ
+3 but	JLKJHHK
+3 buy	KKKJIKI
+3 by	LKKIFKJ
+3 cabinet	LKGKIJJ
+3 can	KJILHIK
+3 carpet	KKIJJIK
+3 cat	ILKHILJ
+3 ceil	LKJIKGI
+3 center	LLKHIHI
+3 chair	MKHHJHK
+3 chandelier	JIILLIJ
+3 chest	KHIKHHL
+3 clos	KJILILI
+3 closet	ILKKIFJ
+3 coffe	LKIHIKJ
+3 com	KJHLIHK
+3 come	IKKKIKK
+3 corner	JJKKFEK
+3 couch	JLLJHHK
+3 counter	MIJGHHL
+3 crib	JIIKIIM
+3 curtain	KKHKKGK
+3 dayb	LIJLIII
+3 dead	IJKLLHJ
+3 deck	JKHKHLI
+3 desk	NJJJKJJ
+3 din	LIHJHLJ
+3 dishwasher	KIIHJIK
+3 do	LLIKIHJ
+3 dog	JKJKLIK
+3 doubl	KKHKIIK
+3 down	KLHHHKJ
+3 drain	KKIHIIK
+3 drawer	LKHGHKJ
+3 dresser	JLKHHKK
+3 driveway	JLIIJIJ
+3 drop	MIIKKIJ
+3 dryer	IKHKKHK
+3 drywal	ILILIHK
+3 each	KKIIIIL
+3 east	JKIKIIK
+3 electric	KJKHHKJ
+3 end	LJGKJHK
+3 enemy	IIILLIL
+3 fac	KLLIIIJ
+3 face	LJKIJIJ
+3 far	KKJHHKK
+3 feet	KJKIGJK
+3 fine	JLIKIIJ
+3 fireplac	JKKJKHL
+3 first	JIKIKKJ
+3 fit	KKIIKIK
+3 float	KKIKKII
+3 floor	KLJJIHJ
+3 fold	LJIKIIK
+3 foot	KLHHIIK
+3 for	KIJKKIK
+3 four	JKIJJHK
+3 freezer	KJKHIHL
+3 fridg	LJHJHHK
+3 from	JLJJFEL
+3 front	KJKJHGM
+3 ft	KJGKKGK
+3 furnac	JLJLJIK
+3 gabl	JKIKIIL
+3 gallon	IMIKIII
+3 garag	JJLKKIK
+3 gas	LIIIKIL
+3 glas	ILHJJIK
+3 go	JJKMKJI
+3 good	LLGIHKI
+3 grandma	LIIKIIL
+3 granit	KJIKIIL
+3 half	LJHKJIJ
+3 hall	JJJKHKK
+3 hand	MJIIJIK
+3 head	LIJKLKJ
+3 hearth	LIKIJJK
+3 heat	KLIKIIK
+3 heater	IKHHIHM
+3 height	LJIKIKI
+3 her	JLIHHKK
+3 here	KJILIKJ
+3 high	LJHIIKL
+3 his	MKIKIIJ
+3 hole	JIKLIIK
+3 hood	KJIKIIK
+3 hook	LILHIHJ
+3 hous	KJIJIKK
+3 hung	LJIIIIK
+3 husband	KKILHIJ
+3 i'd	JKKJIHL
+3 i'll	IIIKIMK
+3 i've	JLIIJIJ
+3 if	MIGJGFK
+3 in	KKIJLKH
+3 inch	LHJKGFL
+3 indoor	KLJIJIK
+3 insid	KLKIIIJ
+3 into	LKIJIJK
+3 iron	IMIJIIJ
+3 is	JLIKKJI
+3 island	JJKKKIK
+3 it'	JKKGKJL
+3 its	KKKKIHJ
+3 itself	LIIIIIM
+3 just	KLHJJKI
+3 keep	JLHHKHL
+3 kid	IIHILHL
+3 king	KKIIIJL
+3 kitchen	LJHLIIK
+3 knee	MIJIIJJ
+3 lamp	KJILHHK
+3 last	IKHHILK
+3 leav	ILIJIHL
+3 leave	KKKJHFK
+3 level	KKIIKII
+3 light	MJJGGGK
+3 like	KJLJKGK
+3 linen	KILIJIL
+3 littl	LKIIJIK
+3 liv	KKILKHI
+3 loft	IMIIIII
+3 long	LJJLHGJ
+3 look	KKIKKLI
+3 low	JKIKIHL
+3 machin	KKIJKKJ
+3 maker	JIKKIJJ
+3 me	IKKKHHL
+3 middl	JLLHHJI
+3 mini	KIIKIIK
+3 mirror	KIHKKKK
+3 move	ILKKIIJ
+3 near	KKLJJJI
+3 need	KKHKKGJ
+3 never	IKIKLHJ
+3 new	ILHLHGK
+3 next	KJIJILK
+3 night	KKIKJIJ
+3 nightstand	KKIIJIL
+3 no	KKGGLKJ
+3 nobody	JJILIKJ
+3 north	JMGIHHI
+3 not	MHDJMIK
+3 noth	KILKIIJ
+3 now	JLILIJJ
+3 oak	KJIKIHL
+3 of	LJILJHI
+3 off	KJLJHJL
+3 offic	ILIKIIJ
+3 ok	IMIHIHJ
+3 old	JLKKHGJ
+3 on	KLKGIKK
+3 once	IKIILLJ
+3 one	MLIIIEI
+3 only	KKHIKHK
+3 open	LKKIIHJ
+3 or	JKIKKIL
+3 other	JKLIHJJ
+3 our	IHIJKMJ
+3 outlet	KLHJHHL
+3 outsid	JILJILH
+3 oven	JLHKIHK
+3 over	KKKJHKK
+3 overhead	KIILIIL
+3 own	JLHHILK
+3 paint	MJIHIHK
+3 pan	LKIIKLI
+3 panel	JKILIIK
+3 pantry	JILKKHK
+3 pedestal	KKIIJIJ
+3 piano	LKIIIIJ
+3 plac	LJLHIHI
+3 porch	ILIHLIL
+3 pot	LIJILKJ
+3 pric	MIIIIIJ
+3 pul	KKIKIIK
+3 pull	KKIJIIK
+3 rack	KLKHHHJ
+3 radiator	JKKKKHJ
+3 rail	JKIKIIK
+3 rang	KLIHKIK
+3 real	MKIJIII
+3 rear	LKIIIII
+3 remain	JMIIJIJ
+3 replac	KJHLHHI
+3 right	MJIGHGL
+3 rod	LJIJIIL
+3 room	JJKHKIM
+3 rug	KHIIKHM
+3 run	LJKIIIK
+3 said	LHHHLHK
+3 same	LHJHIIL
+3 saw	IKJKKIL
+3 say	JJHKKGM
+3 seat	LKIIIIL
+3 second	JJHKLHK
+3 see	KIKIIIL
+3 sell	IIILILK
+3 shad	KLIKIHJ
+3 shelf	JKIIIKL
+3 shelv	KKKKHHK
+3 shift	KLLIIIJ
+3 short	ILKHIIL
+3 should	LJIIIIK
+3 shower	JIHLLKK
+3 sid	KJHKIGK
+3 sinc	LHGLLGJ
+3 sink	LIKJJFL
+3 sister	JKIKIIK
+3 sit	KKKHILH
+3 slid	LJHLIHI
+3 slider	KKHLIHJ
+3 slop	JILILIL
+3 smal	KJJIJIL
+3 so	KJHJILL
+3 sofa	KKLIIIJ
+3 solid	KLIKIII
+3 son	IJILKIL
+3 south	KKJIIIJ
+3 spot	JLLKHHI
+3 stack	KKIIIIL
+3 stair	MKIHHGK
+3 stand	JKLHIHK
+3 stay	JLJHJJL
+3 step	JLIIIIL
+3 stool	LJIKIIJ
+3 stov	KLIKHHK
+3 swap	IILLIJK
+3 swing	MHIHIIK
+3 switch	LKHIJIJ
+3 tabl	MJGHJGL
+3 take	IJILKKI
+3 that	JKHJKKJ
+3 the	KJLIIJK
+3 them	JJLKIIK
+3 then	LIKLIHK
+3 ther	JLJJFHJ
+3 there'	KJIIILK
+3 they	JJHKLHK
+3 thi	IKIKKHL
+3 through	KMIIIIJ
+3 tile	ILHKIKL
+3 time	LIKIJKK
+3 to	KIKKKKJ
+3 toilet	KJILFJI
+3 told	LKIIKJI
+3 too	JLHKKGJ
+3 top	KKHHJHJ
+3 track	MIIJIIK
+3 trad	IKLIJIJ
+3 tub	KKFJKFK
+3 turn	KLIIJIK
+3 tv	LHKHKKK
+3 two	KLJIIIJ
+3 under	LKKGKGI
+3 up	ILLLJFH
+3 upstair	JKIKILJ
+3 used	JJJMIIJ
+3 vanity	IJLJJHL
+3 vinyl	KHIKKIL
+3 w	KJIKIII
+3 wal	KKIIJKJ
+3 want	ILHKLJI
+3 warm	JIJIIJL
+3 washer	IJLKJKL
+3 water	LIIIJJK
+3 way	KIJLIKL
+3 we	ILGJKKJ
+3 were	JHJLJLJ
+3 west	KKHIIIK
+3 what	JIKKJLJ
+3 wher	LJJJHKI
+3 wherever	KLIIIIK
+3 whit	JLIJIIL
+3 wide	KKHKIIJ
+3 wife	KKIJLHK
+3 will	JMIJIII
+3 window	JKKJIIK
+3 wir	KIIKLII
+3 work	KLHHHKJ
+3 would	JJKKKGK
+3 x	KLJHIGH
-*+1 !	LJHHHKK
-*+1 #	MJIHEEI
-*+1 &	JKLIILJ
-*+1 (	ILLJHKJ
-*+1 )	IIKIIIM
-*+1 .	LKGJIIJ
-*+1 =	KLIIIII
-*+1 ?	IIEKNEG
-*+1 ^	LLFJGEI
-*+1 abov	LJJJJGI
-*+1 acros	KLJGHHI
-*+1 against	MIIIJJJ
-*+1 all	KKILHHI
-*+1 along	LIJLKHI
-*+1 and	KLJIFJK
-*+1 are	GLKKJJK
-*+1 at	LJIJGKH
-*+1 becaus	JKJIIIL
-*+1 behind	LHJJHGL
-*+1 below	KLIHIHI
-*+1 beneath	KLIKIII
-*+1 besid	KKLKIII
-*+1 between	KKGKIHJ
-*+1 bin	KJIKKHJ
-*+1 both	LIHIIKH
-*+1 box	JLIKIII
-*+1 build	MIIIIII
-*+1 but	KIIIIIL
-*+1 by	KKKKEFI
-*+1 cabinet	ILILIII
-*+1 came	JMIIJIJ
-*+1 can	JLIKKGI
-*+1 center	LKHIIII
-*+1 com	JKKKIII
-*+1 come	JKILIII
-*+1 door	KLGLGGI
-*+1 down	KHHLKKI
-*+1 east	KLJJJJI
-*+1 everywher	LKJKIII
-*+1 exist	ILIIILI
-*+1 fac	JLJHHHK
-*+1 fine	IMIJIIJ
-*+1 floor	LKIKIHI
-*+1 fold	JLKIIIJ
-*+1 for	MJEIDDK
-*+1 from	ILKKJJH
-*+1 front	ILILIIJ
-*+1 get	HLKKGJK
-*+1 go	JIKMGJH
-*+1 good	JLJIIII
-*+1 hang	JKKIIHK
-*+1 have	IKJKGKL
-*+1 i	JJKJMGI
-*+1 if	NHHHHHJ
-*+1 in	MJIHJJI
-*+1 insid	LKIHIII
-*+1 instead	LHHHLIK
-*+1 into	IKMIIII
-*+1 is	HLJKGLJ
-*+1 it	LJIIJIL
-*+1 itself	JLHKHKH
-*+1 keep	IMIIJII
-*+1 leav	IJIMIII
-*+1 leave	KLGKIIH
-*+1 like	KIIJLKJ
-*+1 liv	IKHJHLH
-*+1 low	LKIIIII
-*+1 mayb	MIJIIII
-*+1 mount	MIJIJII
-*+1 mov	IIKLJKI
-*+1 must	ILLJHIK
-*+1 near	KKHIIIK
-*+1 need	JLJIGGK
-*+1 new	LJIIIIL
-*+1 next	LKJJIFH
-*+1 no	IJHIMKH
-*+1 north	KLIIJJI
-*+1 now	IKLIJIK
-*+1 of	KKHLHHH
-*+1 off	IILLGKI
-*+1 ok	IMIIIIJ
-*+1 one	MIIIIIJ
-*+1 only	JKHHHHL
-*+1 open	KKKIIII
-*+1 opposit	KJKKIIK
-*+1 or	KHHHLHI
-*+1 out	HJKMHJI
-*+1 outsid	KIILILI
-*+1 over	KIKJKJH
-*+1 paint	KLIJHIJ
-*+1 pleas	LIIKHIK
-*+1 rack	LIHLHHJ
-*+1 replac	MIIKIII
-*+1 right	ILKLIIH
-*+1 round	LIKIJJI
-*+1 run	LKIHJHI
-*+1 same	IMIIIII
-*+1 seat	JJHLIHI
-*+1 shelv	MIIKIII
-*+1 should	LJHKIIK
-*+1 sinc	LIIIILK
-*+1 sit	IMIIJIL
-*+1 so	KGHLKKJ
-*+1 stay	GNFIGLG
-*+1 that	LHGLGIK
-*+1 the	LJHGGHL
-*+1 then	JILLIII
-*+1 ther	LJHJGKH
-*+1 tile	KJILIKH
-*+1 to	IJLKDIL
-*+1 too	JKKLHHI
-*+1 tub	LIJILII
-*+1 two	LKIIIIJ
-*+1 under	KLIEGJK
-*+1 unit	KJIKIII
-*+1 up	KJLGHJG
-*+1 w	LJHJHHK
-*+1 wall	KKHHHIL
-*+1 want	IKIIIIL
-*+1 we	JLKGJGH
-*+1 were	GKJJLKK
-*+1 wher	MILGGGJ
-*+1 which	ILKKIIK
-*+1 would	MIJIHIK
-*+1 yes	LLIIHHI
-*-1 !	KKIJIKH
-*-1 &	KLJKIKH
-*-1 (	HKLKHJL
-*-1 )	KJKILIJ
-*-1 +	LJJIIKI
-*-1 ,	KKKJIKJ
-*-1 .	LKJKJKH
-*-1 :	KJJLKIG
-*-1 ;	LKKJJID
-*-1 ?	IKLJKFF
-*-1 ^	LLJJIGH
-*-1 about	KJIIKKI
-*-1 and	LKJJJIJ
-*-1 at	ILJJJIM
-*-1 behind	KHJKJIK
-*-1 between	IJIIJIM
-*-1 block	KKJLJIJ
-*-1 but	KJHKIHK
-*-1 do	KKIIILK
-*-1 for	IOGGJFF
-*-1 from	IIJJJIM
-*-1 get	LHHHKKJ
-*-1 have	KJKKKKG
-*-1 i	KJKKHLH
-*-1 in	KJGKIJL
-*-1 insid	IIIIJIM
-*-1 is	KJGLKHH
-*-1 it	LLIIIII
-*-1 just	LKJIJII
-*-1 leave	IJJIJJM
-*-1 like	LIIIJIL
-*-1 me	LKIIKII
-*-1 need	MHIIKKI
-*-1 not	IHIHMKJ
-*-1 off	IJIIJIM
-*-1 on	JJIGGLL
-*-1 one	KLFLIIG
-*-1 only	KKIHIIK
-*-1 open	JHILKKK
-*-1 or	LJIIKIJ
-*-1 outsid	IKJIJIL
-*-1 put	LHKIKII
-*-1 right	IKIIJIL
-*-1 say	IKIILLI
-*-1 so	KKJKIGJ
-*-1 swing	KLJKIJI
-*-1 that	HKKLGKL
-*-1 then	LIKKIHI
-*-1 there'	IJIIJLL
-*-1 to	JJHKKHK
-*-1 under	JIJJIIL
-*-1 want	LJHHLHH
-*-1 we	IKIKKKI
-*-1 wher	KKIKIHJ
-*-1 with	KHJLKKJ
-*after "	MJIIFFK
-*after '	JMGGJKH
-*after +	LKIKIII
-*after /	KKJKHGK
-*after =	JLIKHHI
-*after a	JJKKKHL
-*after abov	LJJIJGI
-*after acros	LJKJGGH
-*after again	KILKIIJ
-*after against	MIKIIII
-*after air	KKIKIHI
-*after all	LIGKGKJ
-*after along	KKJJJGJ
-*after already	IJFGFNI
-*after an	ILGKHHL
-*after are	HLKJJIK
-*after around	KJKKKKH
-*after as	KKHKHHJ
-*after away	JKKLHHI
-*after back	JLLHEIK
-*after bad	KIKKIKJ
-*after bar	LJHJKGH
-*after base	JJLKIIK
-*after baseboard	KLIIIII
-*after basement	IJHLKLI
-*after bath	JHIIJKM
-*after bathroom	JIIIKLK
-*after bay	KKKHKGH
-*after be	KIJLIEK
-*after beam	LJKIIIJ
-*after becom	IIIMIII
-*after bed	JLHHKKK
-*after bedroom	KKHKKHI
-*after been	IJHKILK
-*after befor	ILHLIIK
-*after behind	KJJHFJL
-*after below	LKGJGGH
-*after bench	LKHJHGI
-*after beneath	KLKKIII
-*after besid	KKKKGGG
-*after best	LKIIIII
-*after between	KJJLHGI
-*after bib	LJJJJJI
-*after big	JKKLHHI
-*after bin	JLHJKHJ
-*after black	LJJIIII
-*after block	JMKHIHI
-*after board	KHKLKIJ
-*after both	LJJGHJJ
-*after bottom	KLIIIIJ
-*after bowl	KKIJIII
-*after box	IMHJHHH
-*after build	LKHIHII
-*after burner	MIIIIIJ
-*after buy	KJIKIKI
-*after by	KKKJHIJ
-*after cabinet	JJJLGJK
-*after came	IMHKIHI
-*after can	KKHLJFH
-*after carport	JIILIIL
-*after ceil	LJIGGGL
-*after center	LKKGHGH
-*after chair	LKHHJHJ
-*after chang	LILIJJJ
-*after chimney	LJIIJJJ
-*after christma	KKIKIII
-*after closet	KJKHKKK
-*after coffe	KKIKIII
-*after com	KKJKGJK
-*after come	JJILLGH
-*after concret	LKIIIIJ
-*after cork	KLJIIII
-*after corner	JLJKEIG
-*after couch	LJIHIIL
-*after could	JIKLIII
-*after counter	KKJJHJH
-*after cover	JKHKHHL
-*after crack	JIKLIHJ
-*after cros	KKIILII
-*after cubbi	LHIIKIL
-*after curtain	LIKLIII
-*after dead	IKHKIIL
-*after deck	JKKJIHK
-*after desk	MJJHJKI
-*after die	IJIMIII
-*after died	IIILILJ
-*after dimmer	IMIIIII
-*after din	KKHLHKI
-*after dishwasher	KLIIIJJ
-*after do	KHIKLIJ
-*after done	HKIKHLJ
-*after door	KKKHJIK
-*after down	JKILJKH
-*after drain	KLHHHHG
-*after drawer	MJHJHHI
-*after dresser	JLKHHHI
-*after drop	LIIKLII
-*after dryer	KJIJIIL
-*after each	LJHKHHI
-*after east	JLHHHHK
-*after electric	KILIJIJ
-*after end	KJLJHGJ
-*after enough	LLHHHHH
-*after enter	IMIIJJJ
-*after entry	LIKIIII
-*after every	KIIKIIL
-*after everybody	ILILIIJ
-*after everywher	LKJKIII
-*after exist	LKHHHKI
-*after fac	JLIGHHK
-*after face	LIKIIII
-*after fail	IIIKIMI
-*after fall	JIIMIII
-*after family	KLIIIII
-*after far	KLJHIHH
-*after faucet	JKILIII
-*after feet	KKJHHHL
-*after fine	JMGGJGH
-*after fireplac	KKKKHHI
-*after first	LKIKIHI
-*after fit	KKIILII
-*after floor	KKJJGJJ
-*after fold	LKKGIIJ
-*after foot	KJLIIII
-*after for	MIHJJHJ
-*after four	JJHJHLI
-*after fridg	KKJKHHI
-*after from	JKLKKHH
-*after front	LILJGFK
-*after ft	MJJHHHH
-*after full	LKIIIIJ
-*after gabl	KKIHIHL
-*after garag	LJHIILJ
-*after gas	LLJJJII
-*after glas	JLKJGHH
-*after go	IHKMJJH
-*after going	JKIKIIL
-*after good	KMHHHHI
-*after guest	JKILJII
-*after half	KKJJIII
-*after hall	JJKKGKI
-*after hand	LIJKJIJ
-*after hang	JLKHIHK
-*after head	KKJKIHH
-*after heat	KJIKIIL
-*after heater	JJJJHKL
-*after height	LJIIJJI
-*after her	LJIHKIK
-*after here	JKGMIFI
-*after high	LLHIJHI
-*after his	KJIKIIL
-*after hit	JKILIIJ
-*after hold	JIILJIL
-*after hole	LKIIIIJ
-*after hook	ILLHIHK
-*after hose	MIIIIIH
-*after hot	IKLLIII
-*after hous	JKKHHLK
-*after hum	IJIMIII
-*after hung	MHKJHII
-*after i	JJKKLEH
-*after ice	JILKLII
-*after inch	KGLKHKI
-*after insid	KJKJHHH
-*after instead	MGGIKHL
-*after insulat	KKJKIJI
-*after into	JLLJHHH
-*after iron	LKKIIII
-*after is	ILJKIKK
-*after island	KHKHLHI
-*after it	KKJKCKK
-*after it'	JLHIIIL
-*after its	IMGLGFI
-*after itself	JKKJHKH
-*after just	LKIIIIK
-*after keep	HNHHIHH
-*after kid	LIIKKIJ
-*after kitchen	JLJLIHJ
-*after kne	KKJLIIJ
-*after knee	KLIIIIJ
-*after know	ILKJIIJ
-*after lamp	MIJIJII
-*after land	LJIKJII
-*after last	IJHHHMI
-*after leav	HKHLKHH
-*after leave	KLJGEDL
-*after led	IIIMIII
-*after leg	JLIIIJL
-*after level	JLIIIII
-*after light	MJJJHGH
-*after like	MHGILJI
-*after line	MIIIIII
-*after linen	KKJJIII
-*after liv	IJHLILI
-*after live	IJIKLKJ
-*after lock	KLIIIII
-*after loft	JLIILII
-*after long	KKFLHHG
-*after look	JHLMIIJ
-*after lost	IKILLII
-*after low	KKHKHHI
-*after machin	JILKLIJ
-*after may	IJKLIII
-*after mayb	MIJIIII
-*after me	JLKKKGK
-*after middl	ILLHHFH
-*after mine	ILLIIII
-*after mirror	MHKIHIK
-*after mount	KJKIHKH
-*after mov	HHMLHLI
-*after move	ILLJHIJ
-*after must	JKKKGHL
-*after my	HLELGLJ
-*after near	KKKHHHJ
-*after need	HMJJJFK
-*after never	HLKHLHI
-*after new	KLFHHJK
-*after next	KLIIGKH
-*after nich	KKIHILK
-*after no	IIGJNLI
-*after nobody	JIILIIL
-*after north	JKFGHGL
-*after nowher	LIIKIJI
-*after oak	LKIJIHI
-*after obviously	JILLIII
-*after of	KKLIIDK
-*after off	HIMMKIG
-*after ok	GOHGGGH
-*after okay	KLIIIII
-*after old	KLKHHHI
-*after one	KKKIKIJ
-*after only	LKFJGFL
-*after open	LJKJHGI
-*after opposit	JLLJKGJ
-*after or	KJHHLHH
-*after original	IMIIIIJ
-*after other	HLMHHJJ
-*after our	JJGKJKK
-*after out	HJKMIKG
-*after outlet	KKIKIIJ
-*after outsid	KJJKHLK
-*after oven	KKJILIJ
-*after over	JJLKJKG
-*after overhead	KIILIKK
-*after own	KLKHHJI
-*after paint	JKKKGHI
-*after pair	JMIIJJI
-*after panel	KKKKHHI
-*after pantry	KHLIKIJ
-*after patio	KJIIILH
-*after peninsula	JKJLKIJ
-*after phon	LIJKIIJ
-*after plac	LJLHHHI
-*after platform	KJLIJII
-*after pleas	MIHJGGK
-*after plenty	LKJIIII
-*after plu	MIIIIII
-*after plug	KLIIJIJ
-*after porch	ILHKLHH
-*after post	KLIIIIJ
-*after present	ILLIIIJ
-*after pull	JLKIIHI
-*after put	KLIHIHK
-*after rack	LJHKHGJ
-*after radiator	KIKLIII
-*after rafter	LIIJJIL
-*after rail	ILGKGGK
-*after reach	KKKIIIJ
-*after rear	LJIKIHI
-*after remain	JKHHILK
-*after repair	ILILIII
-*after replac	LJGLHGI
-*after return	ILIKJIJ
-*after right	JLKKGEK
-*after rip	KLIIKII
-*after rod	JJLIILL
-*after roof	LJIIKII
-*after room	IJKKKKL
-*after round	KJKKIIK
-*after run	KMHJHGG
-*after same	KLHHHHH
-*after scrap	IHINIII
-*after screen	KJILJIJ
-*after seal	LKIHIII
-*after seat	JKHLIHH
-*after second	LJIIHLH
-*after shar	LIKIJJK
-*after she	LIILIHI
-*after shed	IIILJKJ
-*after shelf	JJLHIHK
-*after shelv	MHJJHHK
-*after short	IMHHHHL
-*after shot	IIIMIHI
-*after should	LIKJHKJ
-*after shower	KKJJGGJ
-*after sid	KKJKHKK
-*after side	KLJIGFJ
-*after singl	KJIKIII
-*after sink	KIKLHHJ
-*after sit	JLHKIHK
-*after six	KKHKHJK
-*after slab	KKIKIIH
-*after slat	LJIIIII
-*after slid	JJLJIIK
-*after slider	JKHLHHI
-*after slop	JKKKIHI
-*after sofa	LJIIJII
-*after solid	JKIJLIH
-*after somewher	JLIIIII
-*after south	IMKHHHH
-*after spot	KJLHIIJ
-*after spr	JKIIILJ
-*after stack	LLHHIII
-*after stair	KJLJGJK
-*after stand	JLJKIHI
-*after stay	EOEHFLF
-*after step	JLHIIIL
-*after stil	IMIIIII
-*after stov	JLKJIIK
-*after straight	IKLIIIK
-*after street	JLLIJIJ
-*after surviv	HMIKHIH
-*after swing	KLHHKHH
-*after tabl	LJKIGGJ
-*after tak	LIIIJJL
-*after take	IIILILL
-*after tall	JMKIIII
-*after tank	JLJIJJI
-*after that	LIILEJJ
-*after that'	LIKJHHI
-*after their	KLIIJIJ
-*after them	LKKKHII
-*after then	KIKLHHK
-*after they	JLHHKKH
-*after thing	LJILIII
-*after think	KIJKLIJ
-*after third	JKJJJIL
-*after thos	KLIIKIJ
-*after thre	JLKGHKH
-*after through	KJKHILK
-*after til	KIIKIKL
-*after tile	JIHLGKL
-*after to	IHMLFKK
-*after toilet	LIJIIKL
-*after too	HKLLJFJ
-*after top	LKJJHGJ
-*after touch	ILKIIII
-*after toward	JKLIIIL
-*after towel	LIKIIIJ
-*after track	MHHKIIJ
-*after trad	IIMIIIJ
-*after tub	KIKKLFK
-*after tuck	JLIIIII
-*after under	KKLGFJJ
-*after unit	LJIKHHH
-*after up	KJLIKKJ
-*after upper	LKJIIII
-*after upstair	IKHJHMI
-*after us	KJKKIKI
-*after use	JJILIII
-*after vanity	IKLKIIJ
-*after vent	LJKIIII
-*after w	KJIKHGK
-*after wal	LJHHHKH
-*after wall	KKKJJBK
-*after walnut	LIIKIII
-*after want	JKKJLHK
-*after washer	KIKJIHL
-*after water	JJKKIIK
-*after way	LJIJIIL
-*after we	KLJIKFI
-*after we'd	KJKKIIJ
-*after we've	JLIIIII
-*after were	HJKJMLJ
-*after west	KKKHHHJ
-*after wher	LJLGEIK
-*after wherever	KKKHHHK
-*after whit	LKJIIIJ
-*after whol	MJIIIJJ
-*after wide	LKIHIII
-*after wider	MIIKIII
-*after wife	JKIKILJ
-*after will	KKIHKKJ
-*after window	LJLHEII
-*after within	JLIKIIJ
-*after without	IMIKIIJ
-*after work	LLHHIHJ
-*after would	LGKJKIJ
-*after x	LJJGGGL
-*after year	IKILHKK
-*after yes	KLHHKHH
-*after you	LJKIIKK
-*before "	MIIIIIK
-*before #	KKGIJKK
-*before &	KLJKHKH
-*before '	KKJKILI
-*before +	KJIKIKI
-*before a	KJJIJJK
-*before about	KJIIKKI
-*before add	LJIIIJK
-*before all	KKIIJIK
-*before along	HHIKIKM
-*before also	LIJKIII
-*before an	JIIKIKK
-*before and	KKJIIIJ
-*before are	JJIKKHK
-*before at	JLIIIKK
-*before back	LIJIJIK
-*before be	JHIHKHL
-*before becaus	JLIHIKJ
-*before behind	LHIKIHK
-*before bench	JJIHKLJ
-*before between	GIHJHJN
-*before block	KKILJIK
-*before but	KKGKJKJ
-*before by	JLIHHGK
-*before can	KLJJIHI
-*before ceil	LIJKIIK
-*before closet	KJHLIHJ
-*before corner	KJIHILK
-*before could	JJIHLIL
-*before counter	LIJIIKJ
-*before cubbi	KLIIIII
-*before curtain	KIJIKJL
-*before desk	KIIKJIL
-*before do	KKIHKLJ
-*before door	JIHLKGL
-*before doubl	KKJIJIK
-*before down	LKJIIIJ
-*before drop	LIIKKII
-*before feet	LHHHIHL
-*before floor	LKJHIIK
-*before for	INGHIII
-*before from	IHIIIIM
-*before ft	LKJIIIJ
-*before get	LIHKKKJ
-*before give	LJIIIIK
-*before glas	KIJLIKK
-*before go	KJIIILL
-*before half	IJILIIL
-*before hang	KKJIIHK
-*before he	JLIKKHI
-*before i	IJJJMLK
-*before i'd	KJJKKGJ
-*before if	KIIHHHM
-*before in	JJFKHKK
-*before inch	JIJKJJL
-*before insid	IIIIJIM
-*before instead	JIJMKII
-*before is	JKGKKFK
-*before it	KIGKJKK
-*before it'	JKLLHHI
-*before just	KJILIHJ
-*before keep	HLIIKKK
-*before leave	IKIHIKL
-*before like	KKHKIHK
-*before machin	LLIIIJJ
-*before make	MIJIJJJ
-*before me	KKIHLHI
-*before my	JLIKKJH
-*before need	LJHHKKJ
-*before new	KLIIIII
-*before next	JHIILIL
-*before not	GHGINLJ
-*before now	ILILIII
-*before off	IIIHJIM
-*before on	JJGHJKL
-*before one	KLEKJIH
-*before only	JLIKIHL
-*before open	JHIKKKK
-*before or	LIIHKIK
-*before other	KLJIIHJ
-*before out	KHJJJKK
-*before outlet	IKJIJIM
-*before outsid	IKJIJIL
-*before over	KJIIIKL
-*before pair	LLIHHHI
-*before peopl	ILJKIIK
-*before pleas	LJIHJHJ
-*before pull	LKJKIII
-*before put	LJJGKHI
-*before rack	ILIIIIL
-*before radiator	JIJIJJM
-*before replac	KHIKKHJ
-*before right	KLHGIHK
-*before room	JKIKIHK
-*before run	MKIIIII
-*before say	IJIHLLJ
-*before she	KLJIIKI
-*before shelf	IMJJJII
-*before shelv	HKJIIIM
-*before side	KLIHKIJ
-*before sink	JKKKHKJ
-*before stand	JKKIJIK
-*before stay	JJJKIHL
-*before stov	HKKKIIL
-*before swing	LKJKIJH
-*before tabl	KIIKIHL
-*before take	KKIJJHL
-*before the	IJGLILK
-*before then	LHKKHHJ
-*before ther	LHIJILL
-*before there'	JJHJIKK
-*before they	KIIKJKJ
-*before think	LKIIIII
-*before thre	KKJLIIJ
-*before to	JJGJKFL
-*before toilet	KJLGJGK
-*before trad	KIKIJJJ
-*before tub	JKKJIHK
-*before two	KJIJLKJ
-*before under	JIIKIHM
-*before up	LJIKIHJ
-*before vanity	KJJKIIK
-*before want	KIJJLFK
-*before we	ILHJKLJ
-*before we'd	KHIJLIJ
-*before what	JJHJLKK
-*before wher	IJHKHGL
-*before which	LIIKJKI
-*before window	JHIIKHL
-*before would	KHIKKII
-*before you	ILIJJHL
-*closes # "	KKHHHHK
-*closes # '	LKIIIII
-*closes # feet	JLIIIII
-*closes # ft	LJHIIII
-*closes # in	KKILIIJ
-*closes # inch	KHLIHHI
-*closes abov	NHIIIJJ
-*closes abov it	KKIIIIJ
-*closes and all	JIJJILI
-*closes as is	IMJIIJI
-*closes back door	KKKJIIJ
-*closes back wall	JLKHHHH
-*closes behind	LIIIJIK
-*closes behind me	LILIIHI
-*closes below	JLJIIII
-*closes both sid	KKIIIIK
-*closes build in	LKIIIII
-*closes by #	LJIIIIL
-*closes din room	JLHKHKI
-*closes door	LJIKHII
-*closes down	IIIMIIJ
-*closes east wall	KLIIJJI
-*closes exist	IMJIIII
-*closes from upstair	JMIIIII
-*closes go	JIIMIHJ
-*closes good	KLJIIII
-*closes hous door	KKKIIIJ
-*closes in	LKIHIHI
-*closes in #	JKIJILJ
-*closes in it	KLIIIHJ
-*closes in ther	JKJJKIL
-*closes is fine	LJIIIII
-*closes is plenty	LKJIIII
-*closes it is	KMHIIIH
-*closes leave	IMIIJJI
-*closes leave wall	LKHHIIH
-*closes long wall	LIILIJI
-*closes new	LKJIIII
-*closes no	IJJJLHI
-*closes north wall	KKIIIII
-*closes not	IIJMHLI
-*closes not move	IMIIIII
-*closes not need	IIILKJJ
-*closes of it	LJJJIIJ
-*closes off	IHINIHJ
-*closes on it	KJHHILI
-*closes on top	JLKIIIK
-*closes only	KKIIIIL
-*closes out	IHINHHI
-*closes over it	JLHKIKI
-*closes pleas	MIIIHIK
-*closes rack	LJJKIIJ
-*closes right	JLLIIJI
-*closes side only	MIIKJII
-*closes south wall	KLIJIJI
-*closes stay	INIGIGI
-*closes stay put	JLJJJII
-*closes swing door	LKIIIII
-*closes that wall	KJKIJJK
-*closes the back	MIHHHHK
-*closes the basement	IJHLKLJ
-*closes the bay	KJKIIII
-*closes the bed	KLIIIII
-*closes the bench	KLIIIHI
-*closes the ceil	MJJIIHI
-*closes the center	LJIIIII
-*closes the closet	LHLHHHI
-*closes the corner	KKJKIHH
-*closes the desk	LKJHIHI
-*closes the door	JKIKKFF
-*closes the fireplac	KKHLIII
-*closes the floor	JJLIIII
-*closes the fridg	KLJIIII
-*closes the garag	KJIIILK
-*closes the hall	JKKKHKH
-*closes the island	KILIIIJ
-*closes the kitchen	JMIIJIJ
-*closes the leave	KKKHIHH
-*closes the middl	JMHIIGI
-*closes the mirror	LIKIIII
-*closes the north	KJIJJIL
-*closes the open	MIIIJII
-*closes the other	JKKIIIK
-*closes the post	JLIJIIJ
-*closes the right	JLKHIHH
-*closes the shower	LKKHHII
-*closes the sink	LKKHIII
-*closes the slider	JMIIIII
-*closes the stair	KKKHIKK
-*closes the toilet	JKHKIHK
-*closes the tub	JIKLIIL
-*closes the wall	MIJKHHH
-*closes the window	KJLJGEG
-*closes ther	MJGHHGI
-*closes to #	JILJIII
-*closes to ceil	JIIIJIM
-*closes to it	KKIKJII
-*closes too	JKKKHHI
-*closes under it	MJHHIHH
-*closes up	KKKHIII
-*closes wall	JKIIIJL
-*closes wall only	KKJIIJL
-*closes with it	IIMKIII
-*closes x #	MIHHHHJ
-*closes yes	LKIIHHI
-*head #	MJHHIHJ
-*head amp	IMIIILJ
-*head aquarium	IMIIIKJ
-*head armoir	IILLJIJ
-*head backsplash	MJIIIII
-*head banquet	MIIJJII
-*head bar	MGJLIFJ
-*head barstool	KLIILIJ
-*head baseboard	LJJIIIJ
-*head basin	KJLKJII
-*head bath	JLIIIJI
-*head bed	KKIIHJM
-*head bench	OFKJIKH
-*head bifold	JIILIHL
-*head bik	HMLHHGL
-*head bike	JJIKLII
-*head bin	KLHKKKH
-*head blind	JIKLKKI
-*head board	JJLKKGI
-*head bookcas	LIKHHKI
-*head bookshelv	NIIIIII
-*head boot	HNIHIHH
-*head bowl	KIIHKKI
-*head box	HKJMGFL
-*head built-in	JLIHLII
-*head bulb	JKILHHI
-*head bunk	JIIKKLI
-*head burner	IIIILHM
-*head cabinet	JKIMKJF
-*head can	JLHLHHI
-*head car	HKIKLKI
-*head cart	KLIIIII
-*head ceil	ILFLEIM
-*head ceiling'	IMIJIII
-*head chair	KKGKJLH
-*head chais	JMIIJII
-*head chandelier	JJLLJHH
-*head charger	NHIIIII
-*head chest	ILKIIII
-*head closet	IMHHFJM
-*head coat	JMIJIIJ
-*head collector	LIIIIKJ
-*head combo	KKIKIII
-*head commod	IKLIIIJ
-*head compressor	IMJIJII
-*head cooktop	LKHHJHL
-*head couch	JKMJGFH
-*head counter	LIILFJJ
-*head countertop	MHKHIHH
-*head credenza	KIIMJII
-*head crib	LKIKHGH
-*head cubbi	LHHKKHH
-*head cupboard	MKHHHHH
-*head curtain	NHGKIKH
-*head dartboard	JKLIILI
-*head dayb	LJIIIIK
-*head dehumidifier	KKHHKHH
-*head desk	LGLKIJG
-*head dimmer	NHIHHHH
-*head dishwasher	LKKIJGI
-*head disposal	KIILKII
-*head door	KKGKKGI
-*head drain	LKJIGKG
-*head drap	LIJLIIJ
-*head drawer	MJGJJJI
-*head dresser	ILKKIGH
-*head drip	LIILIII
-*head drum	JLIIILI
-*head dryer	JJLJJJG
-*head drywal	NJHGJHH
-*head duct	JKLIJII
-*head dw	KKJKIII
-*head electric	LJJKIII
-*head fabric	IMIKIII
-*head fan	LJGJKEG
-*head faucet	LKGIGKH
-*head fil	KKJIIII
-*head fireplac	ILHIKGM
-*head floor	JKDJKJL
-*head floor'	IKIKIIL
-*head fluorescent	IIJMIII
-*head for	MIIIIII
-*head four	MIIIIIJ
-*head freezer	IKLKHJI
-*head fridg	IKMJKJH
-*head furnac	HLHKIHL
-*head futon	JIHLLII
-*head glas	KKGIKFK
-*head glider	LHIIKIK
-*head grout	LIILKII
-*head hamper	KLIKIII
-*head head	KILILII
-*head headboard	KIKIIIL
-*head hearth	ILLKIII
-*head heat	LJKHJGK
-*head heater	JKFLGKL
-*head hing	JIHJIIM
-*head hockey	JKIKILJ
-*head hood	MIJGHJI
-*head hook	NHJJGGH
-*head hutch	IIIMJII
-*head induction	MIJKIII
-*head insulat	MIIIIIJ
-*head insulation	LJIKKHI
-*head island	LIGJJLI
-*head kiln	KKHIKII
-*head king	IIKKLIH
-*head kitchenet	KIHIMII
-*head knob	LHJIIIL
-*head ladder	KLHIKHH
-*head lamp	LJJJKGH
-*head layout	IMIIJIJ
-*head light	MIIKIJG
-*head line	LJIIJJL
-*head loader	MKIIIII
-*head locker	MKIIIHI
-*head loveseat	KLHKIHI
-*head machin	JLKIHKH
-*head maker	KKHKIHJ
-*head mantel	LLIIIIH
-*head mat	LHIKIKJ
-*head microwav	LIKJIII
-*head mirror	LIJLFIJ
-*head mixer	KLJJIII
-*head mower	IKIMJII
-*head nich	KKIIKIK
-*head nightstand	MIIIKIJ
-*head one	LHHJKLJ
-*head only	MIIIIJJ
-*head outlet	NIFJGGG
-*head oven	MJJJKFG
-*head paint	MIGGKHK
-*head pan	KJIIIKI
-*head panel	LLGIGJG
-*head pantry	KKIJHIK
-*head pegboard	MJHIHHI
-*head pendant	LHKKHII
-*head peninsula	KIHLJHJ
-*head piano	IJLLIII
-*head pip	HLKHIIL
-*head pipe	IMIIIII
-*head plain	MHJIIII
-*head planer	ILLIJII
-*head plant	ILILKIJ
-*head pot	HMILIHI
-*head printer	ILLHIKI
-*head pull-out	MIIIIIJ
-*head rack	OGGJHGH
-*head radiator	JLIKHGG
-*head rail	KKIKIHH
-*head rang	IMKHIJI
-*head recliner	ILILIII
-*head record	KKKKIHI
-*head refrigerator	ILLHLKH
-*head rocker	KLHIHIJ
-*head rod	MJHIIIH
-*head room	JKLKIHK
-*head rug	LJGKFKI
-*head safe	JMHIIII
-*head sauna	JJHIMHJ
-*head saw	ILLIHHH
-*head scal	IKIKJLI
-*head sconc	MJHJIHI
-*head seat	NHGJHGG
-*head sectional	LKIIIHH
-*head shad	NGGGKGH
-*head sheet	KJIJIKL
-*head shelf	LGJKGJK
-*head shelv	MDKIMIF
-*head sho	HNIIIKI
-*head shower	LKHIDKJ
-*head shutter	NIIIIII
-*head sideboard	JLKIKII
-*head sink	JJMJJGJ
-*head six	MIIIIII
-*head skylight	JLHIIKK
-*head slab	KKIIIIL
-*head slatwal	MIIIJII
-*head slider	JKHLHKI
-*head sofa	ILKKKHH
-*head softener	IJILJKI
-*head speaker	JLKIIIH
-*head split	NIHHHHI
-*head stair	JMFGHLJ
-*head steam	JKHILHI
-*head stool	JLGKFJG
-*head stov	IIMKJJK
-*head stroller	ILLIIHI
-*head stud	JLIKIIK
-*head stuf	KLIIJIJ
-*head sump	IMIIIII
-*head surround	KIHMHHI
-*head susan	LIILIIJ
-*head swing	LKKGHHL
-*head tank	IKILIHJ
-*head til	JKJLIIH
-*head tile	LJEKIKG
-*head toilet	ILMIHBI
-*head top	NGJJHGH
-*head towel	JLIIKHI
-*head trash	KIIKILI
-*head treadmil	JKIKKKI
-*head truck	IIILILI
-*head tub	IKLLLIJ
-*head tv	HKLKMLJ
-*head twin	KLHIHHH
-*head upper	KJGMHHH
-*head vanity	JKKLEEI
-*head vent	JKLIIHI
-*head wal	IMGFGJL
-*head wall	FHDIICQ
-*head wardrob	LKHJIHI
-*head warmer	KIJKKII
-*head wash	KIIILII
-*head washer	HLKLGJJ
-*head wheel	KIJJIIL
-*head window	JLCHIHM
-*head woodstov	ILIJLLI
-*head workbench	JKLHHLH
-*mark 	LKJJHJJ
-*mark ,	KKIKJJJ
-*mark -	IKGKLHL
-*opens 	LKKJIJH
-*opens and	LIHKHHJ
-*opens and i	KIILJLI
-*opens but	KJHKIHK
-*opens i	KKKIIKI
-*opens i want	KIKIIIL
-*opens i'd like	JLILIJI
-*opens one	KKGJJGG
-*opens put	KIKIJJJ
-*opens so	KKJKIGJ
-*opens so the	KKIJIHJ
-*opens that	JKKKHLG
-*opens then	LHHLIHI
-*opens we	IKIKKJI
-*opens we have	JLJIIJJ
-*opens with	LHHKHKI
-*path 	LKKJIJH
-*path #UNP	JIJKJJL
-*path #UP	MIIIIII
-*path &	LIHKHHJ
-*path &DNP	JLIJIIK
-*path &v	LKIIIII
-*path 1	KKGJJGG
-*path B	KJKKIHK
-*path DN&	KLHKIHI
-*path DNN&	LIIJIHK
-*path DNNP	LIIIHKK
-*path DNP	JKKJHKJ
-*path DNPW	JIJLJIL
-*path I	JLJKJKH
-*path Ih	JLKIIJI
-*path Iv	MHHHKJH
-*path IvP	IKILIIK
-*path N&	IKLKHJG
-*path NDNP	JIJIJIL
-*path NN&	LKKIIIH
-*path NNNP	LKIHHKJ
-*path NNP	KKKGGFK
-*path NNPW	ILIIJIL
-*path NP	KJHJFFL
-*path NPN&	JIIIIKM
-*path NPNP	IKJIIIM
-*path NW	KLIIILI
-*path Nv	JLIKJHI
-*path P	KIGKGKK
-*path PDNP	IJHHLKL
-*path W	IKKKHKJ
-*path a	LKHJHHJ
-*path bDNP	JIIKJKL
-*path q	KKIKIJK
-*path qDNP	KIJKIIL
-*path v	KKKKJFF
-*path vP	LIIHKIJ
-*tail #	LLHHHHI
-*tail #N	MIIIIII
-*tail #N#	KKHHHHI
-*tail #U	LJGIIIH
-*tail #UN	LJGHIIJ
-*tail #UP	MIKIIIH
-*tail &D	JKJIILJ
-*tail &DN	JLHKHKI
-*tail &N	LIKHHHL
-*tail &NN	KKJJGGK
-*tail &NP	LKHHIIJ
-*tail &Nb	ILHJHKK
-*tail &Nv	ILLIIIJ
-*tail /DN	KIIILIJ
-*tail D	IKIJLHH
-*tail DN	NIHGJGI
-*tail DNN	KJIILIL
-*tail DNP	KKIHIIK
-*tail IN	JJKHMHH
-*tail INP	IMHJIKJ
-*tail Ih	IMJIIIJ
-*tail Iv	IKLIIII
-*tail IvP	KJLHIKI
-*tail N	KLFKKHI
-*tail N#	KKHKHHH
-*tail N#N	LIILJII
-*tail N#U	LHKIIIK
-*tail N&N	JKKKIII
-*tail NDN	KJLJGKJ
-*tail NIN	LJIKJIJ
-*tail NN	JKEJJKL
-*tail NN#	MIIJIKJ
-*tail NNN	KJHLKJI
-*tail NNP	LKJJFFF
-*tail NNv	ILIKIII
-*tail NP	LJHLHHH
-*tail NP#	KKKIIII
-*tail NPD	LJHKIJH
-*tail NPN	KJJKLJH
-*tail NPP	JKKKIKH
-*tail NPT	LLIIIII
-*tail NUN	KJHLHHL
-*tail Na	ILKLHKI
-*tail NbN	IKIKKHK
-*tail Nbv	LLIIIII
-*tail Nv	JKHLIII
-*tail NvD	KLIHJIJ
-*tail NvN	KJILIII
-*tail NvP	KLHHIKI
-*tail P	LJILEDJ
-*tail P#	LLIHHII
-*tail P#N	KLGJGGJ
-*tail P#U	JILKIII
-*tail PD#	LJKHIIK
-*tail PDD	LKIIIII
-*tail PDP	JKLIIIH
-*tail PDS	JLJGGGI
-*tail PDa	KKJHIIK
-*tail PDv	LJJFGGK
-*tail PN	MIHIDHL
-*tail PN&	LKIKIIH
-*tail PND	LKKIIIH
-*tail PNN	KIILJJJ
-*tail PNP	LKGFGFJ
-*tail PNv	LKIIIII
-*tail PP#	KILIIJI
-*tail PPD	JKLIJKG
-*tail PPN	LHLIJJK
-*tail PPT	JKHLJII
-*tail PT	KJLJFKG
-*tail PWN	KJKKIHH
-*tail Pa	KKIIKHJ
-*tail S	JMIHIIH
-*tail UNN	KKIJIII
-*tail WDN	LGLHHHJ
-*tail WN	LIJKIII
-*tail WTb	KLIIIIJ
-*tail WvP	KIIKIIJ
-*tail a	LKJHJJJ
-*tail aN	IJKMIIJ
-*tail aNP	ILIKIII
-*tail aPD	KILKIIK
-*tail b	IIHKKHM
-*tail bDN	IIGLKLH
-*tail bDP	LJLIJII
-*tail bN	JLEKIJJ
-*tail bN&	IKIKLHI
-*tail bNN	JKGLHGH
-*tail bNP	IKKKGKK
-*tail bNa	JLIKIIJ
-*tail bP	IIILIKI
-*tail bPD	GKKGJJK
-*tail bPN	JKLKHII
-*tail ba	LJKJIII
-*tail baN	IKIJHLI
-*tail baP	IMIIIII
-*tail bv	ILJKIHJ
-*tail bvP	JKIJHLI
-*tail hDN	JIIMIII
-*tail hPb	KIIKJIL
-*tail hPv	IMKJIHI
-*tail mN	ILGLHHK
-*tail mNP	KLJIIIK
-*tail mbD	MIJIIJJ
-*tail mbN	JJKKGIK
-*tail mv	JMIHHHI
-*tail mvN	ILKKIIH
-*tail mvP	HJKLKHI
-*tail v	KLJJFEI
-*tail vD#	KKILIII
-*tail vDN	JMIIGGL
-*tail vN	IJJLKKJ
-*tail vNN	IMIIIIJ
-*tail vNP	KJJLHGH
-*tail vP	LIKKHHI
-*tail vPD	IKKKFKG
-*tail vPN	IJJLHMH
-*tail vPP	ILJLHJH
-*tail vPb	MIIIJJI
-*tail va	JIIMIKI
-*tail vvP	IILLIII
-*tail xN	KIIILIJ
-*then b	GLJKKLJ
-*then b not	HKGKLKK
-*then m	JKKKJCK
-*then m not	KJFKKKJ
-*then v	ILJMGKK
-*then v not	ILKIKKK
-*verb add	LJIIIJK
-*verb are	IKJLJIL
-*verb block	KKILJIK
-*verb can	JMJIJJI
-*verb do	KJIHIKK
-*verb get	LGHKKKJ
-*verb give	MIIIIIK
-*verb go	KJIIILK
-*verb hang	KKJIIHK
-*verb is	JKHKHGK
-*verb it'	JKLLIHI
-*verb keep	IMIIKKK
-*verb leave	IKIHIIL
-*verb like	KJILIIJ
-*verb make	MIJIJJJ
-*verb need	MKHHHGJ
-*verb not not	IKIHJLL
-*verb not want	IKIKLHI
-*verb open	JHIKKKK
-*verb pull	LKJKIII
-*verb put	MKKHGHI
-*verb replac	KHIKKHK
-*verb run	MIIIIII
-*verb say	IKIILLJ
-*verb stand	JKKIJIK
-*verb stay	IKJKIIL
-*verb swing	KLJKIJI
-*verb take	KKIJJHL
-*verb there'	JKHHILL
-*verb want	KIKHJHL
-1 !	LIJJJLK
-1 &	JKJJHJK
-1 (	HKLKGLL
-1 )	LIJHKIH
-1 +	LJIKIKH
-1 .	KKJKKJG
-1 :	KJJKJHJ
-1 ;	LJKJIKD
-1 about	KIJJLKI
-1 abov	HGIJHKO
-1 add	MIIIIII
-1 against	HHHGIHN
-1 along	HFHGIHO
-1 also	MKHJHHH
-1 and	KKLLJJF
-1 are	HMJLIIJ
-1 around	JIIIIIM
-1 as	HKHHHKM
-1 at	IJEHGKM
-1 be	LHKIIKJ
-1 becaus	IMKIIHJ
-1 becom	MIIIIII
-1 behind	KIEIGEN
-1 below	HJHHIHM
-1 beneath	IKHHIHL
-1 besid	GFGGHHO
-1 between	GJHGIHM
-1 block	JLHKIHK
-1 bring	ILKIILJ
-1 build	LLIIIII
-1 by	JGFIGHO
-1 currently	JLIIIIK
-1 do	KJHHJLK
-1 doe	ILIKIII
-1 down	MIHKKHJ
-1 fac	JJGJIGM
-1 face	IKHIIIL
-1 for	JOJGKKF
-1 from	HIEHHLM
-1 get	MIJHJKH
-1 give	IMIKIII
-1 hang	LKIHIII
-1 have	JLKJKKI
-1 hold	JLIJIII
-1 hung	IKIMIII
-1 i	KKJJILG
-1 i'd	KHHKLHJ
-1 i've	ILHJLJK
-1 if	IJKJGGL
-1 in	JJHGJKM
-1 insid	IHIGIHN
-1 into	KIKGJJL
-1 is	LLKKIJG
-1 it	MKJIHJH
-1 it'	KLLJIHJ
-1 just	MKIJHHI
-1 keep	JMGJKJG
-1 leav	HLJHLHK
-1 leave	JKIKIHK
-1 like	MJJHGJJ
-1 lose	IHINIII
-1 love	LLIIIIK
-1 me	KKIGLHJ
-1 move	IKMIIIK
-1 near	HHIHIHN
-1 need	NHGIKJI
-1 nor	JLIILIJ
-1 not	GIFJNJK
-1 now	IKKKIKJ
-1 off	HHGKHLM
-1 on	IKBGJKL
-1 one	KLJKIJF
-1 only	JKHKHHK
-1 open	IJHKKKL
-1 opposit	JGIIJIM
-1 or	MHHJKHI
-1 outsid	IJIIJIM
-1 over	IKEHGJM
-1 past	IIIIIKM
-1 pleas	LKHHLII
-1 pull	KIKLJLI
-1 put	LILJKKF
-1 remov	IKIMIIJ
-1 replac	LIHMHHH
-1 right	IKIKIIL
-1 run	JKKIJKK
-1 say	ILIJLLH
-1 sinc	IJIKJLK
-1 so	LKJKKHI
-1 swap	IHKMIII
-1 swing	KLJKIJI
-1 take	JJJLHMH
-1 that	IKKKGKK
-1 then	LKLJGJH
-1 there'	GLKMJJJ
-1 through	IJHHIKL
-1 to	JJIHJJM
-1 toward	IIIIJIM
-1 under	KHIHFIN
-1 up	JJHMIKJ
-1 us	JJIKLKH
-1 use	JMIIKII
-1 want	LIKHMJH
-1 we	HJIJLLH
-1 we've	IKKKIKJ
-1 were	LIIKKJI
-1 when	IIIKJKK
-1 wher	IIJKFKL
-1 with	KJLLKKH
-1 without	HLHLHHK
-1 you	KLHHKHJ
-2 !	MJHJJHK
-2 "	LIJHKEM
-2 '	IMHGHHK
-2 (	KIKJLHK
-2 )	LJILDJI
-2 ,	LLJKKIH
-2 .	KJMJLIG
-2 :	LJHHKHK
-2 ;	LJKJHHJ
-2 ?	HIKKLJL
-2 ^	KKKKKII
-2 a	MIKKIKH
-2 about	IKIILIK
-2 acros	LKIHJHM
-2 add	LIIIKII
-2 ahead	JMIIIII
-2 all	LHHLKHL
-2 along	IIIMJHI
-2 already	KKIKJKI
-2 and	JLKJFLJ
-2 apiec	KJILJIJ
-2 are	KJILJHK
-2 arm	JJKLKHJ
-2 ask	LIHJKJI
-2 at	JLIKIII
-2 attic	KKIKJHI
-2 auction	JJILIII
-2 away	JJIHLHL
-2 b	LKIKIII
-2 bag	KJLIIII
-2 bar	KHHKKHM
-2 bare	KLJIIIJ
-2 basement	LIIHILJ
-2 bath	KIHLHHK
-2 bathroom	LIKLJJH
-2 bay	ILKKKGI
-2 be	IKLHJKL
-2 becaus	JKJIJKK
-2 bed	KJLKHKJ
-2 bedroom	MHHKHKL
-2 behind	LKLHHHJ
-2 below	LKKHHHI
-2 bench	KKHGIKJ
-2 better	KMIIIHJ
-2 between	LJLKJHI
-2 bin	KKHIIIM
-2 black	JLIJHHH
-2 block	JJIKKIL
-2 board	KIIILKL
-2 bolt	IIIKIHM
-2 book	KJJIIIL
-2 bookcas	KJIIIIM
-2 both	LKIIJJK
-2 bowl	KKIJHHL
-2 box	ILKJHGL
-2 boy	IKJILLI
-2 brick	KKIKIII
-2 but	IIKLKKH
-2 buy	JIKILII
-2 cabinet	JKGJKJL
-2 call	JIILLIJ
-2 can	JLJKHKJ
-2 care	IKIIMIJ
-2 carpet	KJHJLHL
-2 center	LHHHJHM
-2 chair	JKGGJLL
-2 chandelier	JIIILIL
-2 chang	LJHLIII
-2 charger	IIIILIL
-2 chest	ILIKJIK
-2 chimney	LIHHKHI
-2 client	IKILIKJ
-2 clos	LKILHHI
-2 closet	LIFLGKK
-2 com	LIIIHLK
-2 come	JIKJJLK
-2 concret	KLIIJII
-2 cord	JIJMJIJ
-2 corner	KKIJFEK
-2 couch	ILLJIIJ
-2 could	MHIIKII
-2 counter	KJJKFKJ
-2 cousin	JLIILII
-2 crack	ILIKIIL
-2 crib	LIIKIHL
-2 cubbi	ILJKLIL
-2 curb	KKIJJIJ
-2 curtain	MJHJKGI
-2 dayb	JIIKIIL
-2 deck	JIIKIIL
-2 deep	IMHLHHH
-2 demo	IIIMIII
-2 desk	JJJKLGK
-2 die	KLIKIHH
-2 dishwasher	JLIIIHL
-2 do	LIHLJHJ
-2 done	JIILILJ
-2 down	KKIIGIL
-2 drain	LIGJHJL
-2 drawer	KKGKJKJ
-2 dream	LKIIIIJ
-2 dresser	JKIJIHL
-2 dryer	JJKLHKJ
-2 each	KKIKHHK
-2 east	IMIHIHJ
-2 eat	KKIIJIL
-2 electric	KKIILII
-2 em	KJILIII
-2 end	KJJKIFL
-2 enough	HMIIILI
-2 epoxy	IMJIIIJ
-2 everyth	LHLLIHK
-2 exist	INHKHHI
-2 fan	JHIKKKK
-2 far	JIIILIM
-2 faucet	KLIJJII
-2 feet	KJGJGFM
-2 filler	JJIIILJ
-2 fine	JIJJLLI
-2 fireplac	KILKKII
-2 fit	JKKKKGK
-2 floor	LKKFLFL
-2 foot	KJHHIHM
-2 for	KKIJHLI
-2 four	KKILKIJ
-2 fridg	KKKJKFJ
-2 from	KIIIJIM
-2 ft	KJHJGGJ
-2 furnac	KKKHIHK
-2 futon	ILLIJIJ
-2 garag	KKHJHKK
-2 get	JLHKHKI
-2 give	LKILHKH
-2 glas	LKKKIHJ
-2 good	KLGKHGH
-2 grandkid	IKJLIII
-2 green	LKIIKJK
-2 half	KLKJGGH
-2 hall	ILJKIGL
-2 hallway	MIIIKIK
-2 hand	IJKIIIL
-2 hang	LGHHHJM
-2 he	JJKHLKI
-2 head	JJIKHLK
-2 heat	LJKKJHI
-2 heater	JKKIJKK
-2 her	JLKHHKI
-2 here	KJHKKHK
-2 high	KJHLKHJ
-2 him	KHIKIIL
-2 hole	LKIKIII
-2 home	JKHKIKI
-2 hood	LMIHIKI
-2 hook	JKIIKKK
-2 hous	KKILIHI
-2 hung	JKIIJIM
-2 husband	JKJJLHJ
-2 i	KMIJJJH
-2 in	KKKFKDK
-2 inch	KJJIGGL
-2 insid	ILJLHHJ
-2 instead	JJHMKGH
-2 insulat	MIIIIIL
-2 insulation	JKJKIIK
-2 is	KIMIJHK
-2 island	LGJKLKI
-2 it'	JGHLIGM
-2 job	KJILIII
-2 just	LIIIIKL
-2 keep	HKJMJFK
-2 kid	MKHHKHI
-2 kind	LKIILII
-2 kitchen	IKHKJLK
-2 ladder	LIJIIIL
-2 lamp	KKHKJGK
-2 land	LIKLIIJ
-2 laptop	JJJLIIJ
-2 laundry	KLHKHKI
-2 leav	KKKKHII
-2 leave	ILLFHEL
-2 leg	KKLKIHI
-2 level	IKILIIJ
-2 library	KKJLIII
-2 lift	JKIIIKK
-2 light	KJGKJFL
-2 like	IKLKIII
-2 live	IIJLIIL
-2 lock	ILIKIHK
-2 long	MIIIIIK
-2 look	KKHHILK
-2 machin	KMHJHHI
-2 make	MIJKJII
-2 mat	LJIKIKI
-2 may	LJIKIIJ
-2 mayb	JKIIJIL
-2 me	KLJJIGJ
-2 microwav	MIIHHKK
-2 middl	KJHKHGL
-2 mine	JKIIILL
-2 mirror	JLHKJGK
-2 money	MIIIIII
-2 move	LKHJHHK
-2 mower	JILIILI
-2 much	KKIILHI
-2 need	LJKJLGH
-2 never	KJIJJHL
-2 new	LIHLHHI
-2 next	IJGGGJM
-2 nich	KJLJKII
-2 nine	JKIIIIL
-2 no	MIHJKKH
-2 nook	MHIJIIK
-2 north	JLHKIHI
-2 not	KIJHLKL
-2 noth	ILLHHJJ
-2 now	JKHLGJJ
-2 oak	LIIKIIJ
-2 of	ILKHIHK
-2 offer	IIIIMIK
-2 ok	ILKKHKI
-2 on	JMGKGJK
-2 one	KIJJJKL
-2 only	JJHKJJL
-2 open	LJLJGFJ
-2 or	LLIIIIJ
-2 other	JLIKIHK
-2 our	KKKKIKI
-2 outlet	IIHJJKM
-2 outsid	KKIKHKI
-2 oven	LIKHIJL
-2 over	KKIJKHL
-2 paint	KIKLKHJ
-2 pair	KMHHKHI
-2 pan	KHIKILJ
-2 panel	KKHJJHK
-2 pantry	JJLIIIL
-2 park	KILJIJK
-2 parlor	KKLIIII
-2 part	JLHJIIL
-2 pay	MIIJIIJ
-2 pendant	LIJIJJK
-2 pine	KLIIIIJ
-2 plac	LJLKJKI
-2 plant	LILJJII
-2 pleas	MJKJJGG
-2 plenty	KKIJKII
-2 point	IKIIJIL
-2 possibl	LILIIIK
-2 post	MHIIIIJ
-2 pot	KIJIIIM
-2 printer	IKIIJIK
-2 pulley	KLIIIII
-2 put	JLKHKHJ
-2 radiator	LKHHIHK
-2 radio	JMJIJII
-2 rail	JKHJIHL
-2 rais	KLIIJIK
-2 rang	JKJKHGL
-2 rather	KIIILII
-2 reach	JILLJHL
-2 refrigerator	JKIIJJL
-2 remain	IKIJKIM
-2 replac	KKHLKGJ
-2 right	JKMIIEL
-2 rod	JLHJILI
-2 room	JKEKJJJ
-2 rug	JJLJILJ
-2 run	LKHIHKJ
-2 same	LJIKIIJ
-2 sand	KIILIIL
-2 say	LJKIIIJ
-2 screen	LKKIKIJ
-2 seal	KIILIIJ
-2 seat	JKHJHKK
-2 second	MIJKJII
-2 sell	KKIJLHI
-2 shad	IKKKIIK
-2 shar	JLIJIIK
-2 she	LKJJIKI
-2 shelf	KKHJHKJ
-2 shelv	ILHIHJK
-2 shop	LKIIIII
-2 shot	KKILIIJ
-2 should	LIIJIIK
-2 shower	LGKKJKJ
-2 sid	JJKKHJK
-2 side	JKLHIJL
-2 sink	KLJIKCK
-2 sit	KKHKIHJ
-2 six	JJLLKII
-2 slab	LJHHKHL
-2 slid	KKIIJJK
-2 slider	KJJKKHK
-2 slop	LKIKJIJ
-2 so	NIJKGIJ
-2 sofa	KKHKLHJ
-2 south	JLIIIIJ
-2 spot	JLJKHGJ
-2 spr	ILJILII
-2 stair	ILKJKFK
-2 stand	JKJJHKL
-2 start	LILJIIJ
-2 station	JLIIIIK
-2 stay	KKJLJHJ
-2 step	LKKJHGL
-2 stool	MHHHJHK
-2 stov	KKKKHJK
-2 street	KLIKJJJ
-2 strip	KIILJIK
-2 stuf	KJIKIHJ
-2 surfac	JKJLJII
-2 surround	IKJKJIL
-2 surviv	JKJIKLI
-2 swing	IJKILHM
-2 tabl	LGGLJFK
-2 take	JIIMJII
-2 talk	IIJJMII
-2 tap	LJIIJIL
-2 that'	ILKIJHJ
-2 the	GKHJHJN
-2 then	KLGKKJI
-2 there'	JKJKIIK
-2 thing	KJGMIGJ
-2 think	ILIILHI
-2 thos	LKJKJIJ
-2 thre	KJKLIHJ
-2 tile	KJIHHLL
-2 time	KJHKHKH
-2 to	JJJLJIK
-2 today	JHKMIHI
-2 too	KKHKHHI
-2 top	LLHIIGJ
-2 touch	KJIIKLI
-2 trap	LKIKIIK
-2 tree	KKILJIJ
-2 tub	JKJJJFM
-2 tuesday	JLIIIII
-2 turn	JKIKLIK
-2 tv	JLHJJKK
-2 two	LIHIKGL
-2 undecid	MIIIIII
-2 under	LJHKHLJ
-2 up	KKJHGFM
-2 upstair	KHHKJLI
-2 us	LIHLKGI
-2 use	IJKLIIL
-2 vanity	KKGJGGK
-2 vent	KIKKIHL
-2 vinyl	JIJLIIL
-2 visit	JLIKIIJ
-2 wal	LHKLHHJ
-2 wall	JKLIIJL
-2 want	JKJGKHL
-2 washer	JJHLIHL
-2 way	LKKKHHI
-2 we	KKGKJKI
-2 we'd	LJKKIII
-2 well	JLIKIII
-2 were	JKHIHMK
-2 west	JMIHIII
-2 wheel	KIHLHLL
-2 wher	IJKHJHM
-2 which	JMIHJIK
-2 whit	MJIIIII
-2 wide	JLKLIII
-2 width	JJILIIL
-2 wife	MJIHKHI
-2 wir	LKJIIIJ
-2 work	KKGJGKL
-2 workbench	IKIIJIL
-2 would	LKIKJII
-2 yard	JLLKIIJ
-2 year	KKHKHKI
-2 yes	JIIKMGH
-2 you	IJLJIJM
-2 zone	KKLIJIJ
-21 ! !	MJIJJHK
-21 " ,	MIIHKIH
-21 " .	KJJILGK
-21 # )	LJKIJII
-21 # ,	LIGKJKK
-21 # -	JKIIIKH
-21 # .	JLJJEDK
-21 # and	LIKLIIJ
-21 # with	ILILLIJ
-21 ' .	KLIHIIH
-21 ) ,	LKEKFEJ
-21 ) .	KKHLFJG
-21 ) :	LIIKIII
-21 ) and	KKIHILI
-21 , and	KKKKKGI
-21 , below	IKIIJIK
-21 , but	LJKIKKJ
-21 , by	IIJIJJM
-21 , for	KKKIIHK
-21 , i	KLIIIJI
-21 , in	JLIIIIJ
-21 , just	LLJIIII
-21 , keep	LKJIJJJ
-21 , not	IKIKLGK
-21 , on	LJIIIHK
-21 , one	KJHKKHH
-21 , only	LJJIJJI
-21 , or	LKILIIJ
-21 , over	LIIJJIJ
-21 , put	NIHHIII
-21 , sinc	IIILJKK
-21 , so	KKKLJEG
-21 , then	KKJKIKH
-21 , under	KKIIIIK
-21 , wher	IHHKIKL
-21 , with	KJKKJJH
-21 . and	LHGILKH
-21 . but	IIKLIIK
-21 . could	MIIKJJI
-21 . i	KKHHJLI
-21 . i'd	LJIIKJJ
-21 . i've	ILHKKHI
-21 . if	KILIJJJ
-21 . in	KJIIJIK
-21 . keep	IKIKIJJ
-21 . on	LIIIJIK
-21 . one	KLHGGHI
-21 . pleas	KKIILIJ
-21 . put	JKLIHII
-21 . so	LILJHHJ
-21 . take	IILKJIJ
-21 . that	JJKJHKJ
-21 . then	LKKHIHI
-21 . there'	JLFKHKG
-21 . under	LIIIIIK
-21 . we	IJIKLKI
-21 . we've	JILLJKJ
-21 : one	MIJIJJJ
-21 ^ -	JIILIIL
-21 ^ there'	JJILJII
-21 abov ,	JKKKKHI
-21 abov .	KIIKIKI
-21 acros from	JIJIJIM
-21 add :	LIIIKII
-21 ahead ,	JMIIIII
-21 all .	LIILKHI
-21 along with	JIIMJHI
-21 already .	KKIIJHI
-21 and one	KLJJIII
-21 and put	KLKIIII
-21 arm .	JLIIKII
-21 ask for	KHIILJI
-21 attic .	JLJKKII
-21 auction .	JJILIII
-21 away .	JKIILII
-21 away from	JIJJJIL
-21 b .	LKIKIII
-21 back .	KJLIKJH
-21 back of	JKLKJIJ
-21 back to	IKIIJIK
-21 bag ,	KJLIIII
-21 bar ,	LIIKJII
-21 bare .	KLJIIIJ
-21 basement .	LKJIIII
-21 bath .	KIILIII
-21 bay ,	IKILLII
-21 bay .	KKKIIII
-21 be .	KLKIKII
-21 becaus of	JKJIJLK
-21 bed ,	KKKHIII
-21 bed .	LKIKIIH
-21 bedroom .	LIILIHK
-21 behind ,	KILIIII
-21 behind .	JLIIIII
-21 below .	MIKIIII
-21 bench ,	LHIHJKH
-21 bench .	JLIIIKI
-21 better .	KMIIIHI
-21 between .	LILIIII
-21 black .	JMIHHHH
-21 bowl .	LKIJIII
-21 box .	IMIIIHL
-21 brick .	JLIKIIJ
-21 cabinet ,	KLHKIIH
-21 cabinet .	KJIILII
-21 cabinet on	JIJIJJM
-21 carpet .	JKIJLII
-21 ceil .	IKLILIJ
-21 center .	MIHIIIK
-21 center on	IIJJJIM
-21 chair ,	KKIIIKH
-21 chair .	JKHIILK
-21 chimney .	LJIILHI
-21 clear .	KKKJIII
-21 closet ,	MHIHIHK
-21 closet .	IKGKHLH
-21 closet with	KHILIHK
-21 corner ,	KLHHIIG
-21 corner .	IKILHGK
-21 corner by	LKIHJIJ
-21 counter ,	JJLIHKK
-21 counter .	LIHMIHH
-21 cubbi by	IIJJJJM
-21 curtain .	LJIKJHI
-21 deep ,	JLILIII
-21 deep .	IMIKIII
-21 desk .	IKILLHJ
-21 die .	KLIKIHH
-21 dishwasher .	JMIIIII
-21 door ,	KLJIIGK
-21 door .	KKLIJJD
-21 door :	JIILJII
-21 door ;	KKILJIJ
-21 door and	JIIKJIL
-21 door is	IIILJIL
-21 door wher	IIIKJLJ
-21 door with	KJIHKIK
-21 down ,	MKIIIII
-21 down .	IMHKHJG
-21 drain ,	MIIIIII
-21 drain .	LJHKIIH
-21 drawer ,	LKJIIII
-21 drawer .	KKHKKHH
-21 dresser ,	JKIKJII
-21 dryer ,	JKKKIII
-21 dryer .	JIJLIIJ
-21 east ,	KLJJJJI
-21 east :	JLIIJII
-21 end ,	ILLKIIH
-21 end .	LJHLJHH
-21 end and	LIILJJI
-21 end by	IJJIJJM
-21 end of	IIIIJIM
-21 enough for	ILIJILI
-21 everyth .	LILIIII
-21 exist .	JLIIIII
-21 exist :	IMIIJIH
-21 feet ,	KLJIJJI
-21 feet .	ILHKHHK
-21 feet of	LHIHIIL
-21 fine .	JIJJLLG
-21 fireplac ,	JILJLJI
-21 fit ,	KLKIIII
-21 floor ,	KJIHLHH
-21 floor .	KLLHHGG
-21 foot of	IIIHIIM
-21 for .	JKJLIII
-21 fridg ,	KJKHLHH
-21 fridg .	JMHJIHJ
-21 front .	JJLLKIJ
-21 front of	IKIGIKL
-21 ft ,	KLIHIHG
-21 ft .	MIIKIHH
-21 garag .	KKHIILH
-21 give me	LKIIIII
-21 give us	KKJIJLI
-21 glas ,	LJIIKJH
-21 glas .	KKKIIII
-21 go ,	MIIIIKH
-21 go .	KKJKJFG
-21 go :	JIILJII
-21 go by	IIJJJIM
-21 go in	JIIJILJ
-21 go on	KHIIIHL
-21 go wher	HIKHJKL
-21 go with	KIILJIJ
-21 good ,	MJIIIII
-21 good .	ILHLHHH
-21 green .	LKIIIII
-21 half .	KKLKIHI
-21 half :	LKIHIII
-21 hall ,	IKJIIIL
-21 hall .	ILKKIHL
-21 hallway .	MIIJKJJ
-21 have .	LIKHLHH
-21 have :	JLIHILI
-21 head .	JKIKILJ
-21 heat .	KIKLJII
-21 height .	MJIIIII
-21 her ,	JLIIIII
-21 here .	JLIIKII
-21 high .	JJILLHH
-21 home ,	JLIHJII
-21 hood of	JMJIJII
-21 husband want	JJJJLIJ
-21 i have	INHHHJI
-21 i like	IMIJIIJ
-21 i need	MIJIIII
-21 i want	LJKJJKI
-21 i'd like	LJLIIHI
-21 in ,	JKKHKIH
-21 in .	KJLILGF
-21 in and	JJIIIJL
-21 in by	IIJJJJM
-21 inch ,	LKKHHHG
-21 inch .	KKHJHHL
-21 insid .	ILKKIII
-21 instead .	KKIKKHI
-21 instead of	IHINLIH
-21 insulat ,	MIJIJJI
-21 insulation ,	JIJKIIL
-21 is ,	KILKKIH
-21 is .	KJLJJFG
-21 is in	JIIIJIM
-21 is on	JLIIJIJ
-21 is under	IIJJJIM
-21 island ,	KIIIJLI
-21 island with	KIILKIJ
-21 it ,	JMIIGJF
-21 it .	JKJLKJD
-21 it :	MIIIJII
-21 it and	LKHJLHI
-21 it have	KKIKKII
-21 it need	KIJJJIL
-21 it on	LHIIIKJ
-21 it with	JHMKIKJ
-21 job .	KJILJII
-21 keep .	IIKMJGH
-21 keep :	ILHLIII
-21 kid .	MIIIKIJ
-21 kitchen .	KJIKKIH
-21 lamp ,	JLJIKII
-21 laptop .	JJJLIIJ
-21 leav .	KKKJIII
-21 leave ,	JKMHHHH
-21 leave .	KLJIJGG
-21 leave of	HIHFIIO
-21 light ,	MJIIIII
-21 light .	KKHJJHL
-21 lock on	ILJIJIJ
-21 machin ,	IMIKJII
-21 machin .	LLIIIII
-21 mat .	LJIIIKJ
-21 me .	KLIKIIJ
-21 middl ,	JJILIIL
-21 middl of	KHIHIIL
-21 mirror .	ILIKJIJ
-21 move .	LKHJHHH
-21 need :	LHHJLHI
-21 never have	MIJIIIJ
-21 new .	IKILIII
-21 new :	MIIIJII
-21 next to	HJGGGJM
-21 no ,	LIJLILH
-21 no .	LKHILGI
-21 north ,	JKILJIH
-21 not .	MIHKHHH
-21 not need	JIJIKKJ
-21 not want	JKIHLII
-21 noth .	KLIIIII
-21 now .	LKJKHGH
-21 of that	JIKIJIL
-21 off ,	NIHGHHG
-21 off .	JJKLLHI
-21 off and	LLIIJII
-21 ok .	ILKJHKH
-21 on .	JLHKHKH
-21 on that	JIJLJIL
-21 one ,	LJIIJIL
-21 one .	JJKKGKK
-21 one of	KKJHLIK
-21 one on	LIJJJIK
-21 one over	IIIJJJM
-21 one with	KIIIIKL
-21 only .	KLIIIII
-21 only if	JIJJJJM
-21 open ,	KILLIII
-21 open .	MJKHHHH
-21 other .	KKIKIII
-21 our have	JKKKJIJ
-21 out ,	KKLIIGH
-21 out .	IJGLLKI
-21 out and	LLIHJII
-21 out of	IIIKJKK
-21 oven .	LILIIII
-21 paint .	JJLKIII
-21 pair of	KLIHHHH
-21 pan ,	KIJIJLH
-21 panel on	JIKJJJL
-21 part with	ILIKIIJ
-21 plac of	HHIMIHJ
-21 plac with	LKKIJJJ
-21 pleas ,	LJIKHHI
-21 pleas .	LJKJHHI
-21 pulley .	JLIIIII
-21 put in	KLIILHI
-21 rack ,	KKLHJHH
-21 radiator .	MIIIIII
-21 rail .	KJIKJIH
-21 rang ,	KLHIIII
-21 rang .	JLILIIJ
-21 reach .	JJLKKII
-21 replac .	JJIMHHI
-21 replac by	MIKHJJI
-21 right ,	JLKHIHH
-21 right .	KJLKJHH
-21 right of	JIGGIHN
-21 rod and	JKIKILI
-21 roof .	KLIKIJI
-21 room ,	JJHLHKL
-21 room .	KKGJKJG
-21 room :	KKHKKHH
-21 room for	JLIIKIJ
-21 room with	NHIHIKK
-21 rug .	KILIILI
-21 run .	LKIJJIJ
-21 sacrific .	JLIIJII
-21 seat .	JKILIIJ
-21 shelf over	IIJJJLK
-21 shelv .	JLIIIKI
-21 shot .	KIILIII
-21 shower ,	LHKHKHH
-21 sid .	KJKLIHI
-21 sid of	IIJKIIM
-21 side ,	ILLKKHH
-21 side :	JKLIIIH
-21 side ;	KLIIJIJ
-21 side of	KJIHIHM
-21 sink ,	LJIJKFK
-21 sink .	KLGJKGG
-21 sink and	JLKHKHK
-21 slab .	LKHIIIK
-21 slider .	JIKLLII
-21 so .	LIILIII
-21 so :	LHKJIHI
-21 sofa ,	JKJILII
-21 south ,	JLJJJJI
-21 south .	LKIJJJI
-21 split ,	KLIJJJI
-21 spot ,	KLJIIIH
-21 spot .	JKKLIHI
-21 stair .	HLLJJGK
-21 stand at	JIHIIHM
-21 stay ,	KKHLIHI
-21 stay .	KKFKKEG
-21 stay by	JHJIIHM
-21 stay on	IKIHIHL
-21 step .	KLKHHHI
-21 stool .	MJIIJII
-21 stov ,	KJKIIKL
-21 stov .	ILIKIII
-21 surviv .	IKJIKLI
-21 swing .	IKLILII
-21 swing into	JJIJJIM
-21 tabl ,	LIIKHHH
-21 tabl .	KIILLHI
-21 that ,	MIJIIII
-21 that .	KKJKHGG
-21 that leav	JILJJJL
-21 that not	IIJLLIK
-21 that' wher	JMJJJII
-21 the leave	IJJIJIM
-21 them .	JKGKGKK
-21 then .	KJILKHI
-21 ther ,	LIKKIII
-21 ther is	KKIKIKH
-21 thing .	IJIMIIJ
-21 thre .	LJIIJII
-21 tile ,	KJIIJLI
-21 time .	KKIKIII
-21 to face	IJIIIIL
-21 to wher	IIIKJJK
-21 toilet ,	JJKLJLG
-21 toilet .	KMIIIHI
-21 toilet and	LJJHIHK
-21 toilet wher	IJIMJJJ
-21 too .	JLHKHHI
-21 top .	LLHIIHH
-21 top of	IKIIJIM
-21 trap .	LKIKIII
-21 tub ,	JLIILII
-21 tub .	KMHKHHH
-21 tub and	JILKJIL
-21 tuesday .	JLIIIII
-21 tv ,	LIJIKKI
-21 tv .	JLIKILH
-21 two ,	JLIIIII
-21 two .	LIIILII
-21 under ,	MIJIJII
-21 under .	KJIJILI
-21 up ,	LKIJIIH
-21 up .	KLHIHHI
-21 up to	JIJIJIM
-21 upstair ,	LIIIILI
-21 upstair .	KJILJII
-21 us .	LJIJKIH
-21 vanity ,	KJIKIII
-21 vanity .	LLIIHII
-21 vanity with	KKIKIIK
-21 vent .	LJKKIHI
-21 wal ,	LHHLIHH
-21 wal .	KKLIIIH
-21 wall (	JILIJIL
-21 wall ,	KLKEHDK
-21 wall .	JKJKIIK
-21 wall and	KLLIKII
-21 wall behind	IKHIJIK
-21 wall by	IHIIJHN
-21 wall for	LILIIHK
-21 wall is	IIIIJLJ
-21 wall of	KIKHLII
-21 wall opposit	JIIIJHL
-21 wall wher	IIIHJKM
-21 wall with	KKGJIGL
-21 want :	KMHIHII
-21 washer ,	JKHLIIH
-21 way .	LJHLIII
-21 we have	IJILJKK
-21 we need	KLJKIII
-21 we want	LJIIJJK
-21 were ,	KLIIIIH
-21 were .	LJIKILJ
-21 wheel .	KIILILI
-21 whit ,	MIJIJII
-21 wide .	JLKJJIH
-21 width .	IJILIIL
-21 window ,	KKJIIGK
-21 window .	KJKKKJG
-21 window ;	KJKKHHI
-21 window in	HIIIJIM
-21 window with	LLIJJII
-21 work .	LIHJHKL
-21 year .	LJHKIHH
-21 yes ,	KIIKKII
-21 yes .	IJJKMHI
-21 you .	KKKIIII
-3 "	KKFKJGJ
-3 #	IMHJIHK
-3 &	MLIIIIJ
-3 '	JLHJHLI
-3 (	KJLJILI
-3 )	KLLGGGJ
-3 ,	JKIJJIK
-3 -	KLIKIIJ
-3 .	KKILIJJ
-3 /	JLHKKHJ
-3 :	JKJLKJI
-3 ;	KLHKHHK
-3 =	IKIIMIJ
-3 ?	JHHILJM
-3 ^	KKKKJII
-3 abov	LJILIHJ
-3 allow	JLILIKI
-3 along	LIIIIIM
-3 already	IMIJIHJ
-3 also	JJILIII
-3 amp	JLIIIIK
-3 an	KKHJJLJ
-3 are	JKHKHKL
-3 around	IJIMIHL
-3 as	KKHJKHL
-3 ask	KLKIIIJ
-3 at	KKJKHJI
-3 back	JKJILKK
-3 bar	JLHLIHI
-3 basement	KLIKIII
-3 bath	IJKJHJM
-3 bathroom	KIIIILL
-3 bay	JLIKIII
-3 becaus	KKIHJKK
-3 bed	LJGKJGK
-3 bedroom	LJIJLHI
-3 been	KJIIILK
-3 behind	JKKKJFK
-3 besid	JKHKLHI
-3 between	JJHHHJM
-3 bifold	MKIHIII
-3 big	IJKKHKL
-3 block	MJHHIIK
-3 board	KIILIIL
-3 box	MJIJIHK
-3 bras	KKIKIIJ
-3 broom	KLIIIHI
-3 build	LIJIILK
-3 but	KKIGJKJ
-3 by	KKGJLKJ
-3 cabinet	JHLMHHK
-3 came	KIILJIK
-3 can	JJGLGIL
-3 car	JKIKIIJ
-3 carpet	MIIKJIJ
-3 ceil	ILJKJFK
-3 chair	LIILJIK
-3 chang	JJKKLGL
-3 cheaper	LLJIJIJ
-3 chest	JJKKIHK
-3 church	IMIIKIJ
-3 clos	JLIIJIK
-3 closet	KKJLLGI
-3 coat	KIIJKIK
-3 com	KJJKGJK
-3 come	KJKKKFL
-3 corner	MIHIHHK
-3 couch	JKLIIIJ
-3 could	JIIKIIM
-3 counter	KKHJJLI
-3 curb	LIIKIIK
-3 curtain	KKIIKIL
-3 dark	ILIHKIM
-3 deep	KJIIJKL
-3 desk	JJILIIL
-3 din	LJIJKHK
-3 do	JKHKLHJ
-3 done	KLIHIIK
-3 door	KKKJJEJ
-3 doubl	JMHJIJJ
-3 drain	KHIKILL
-3 drawer	KKIHKHL
-3 drop	KKIIIKK
-3 dry	KKIIILJ
-3 dryer	LHIKHLI
-3 drywal	ILLKIIJ
-3 each	KKGLIHJ
-3 east	JLJJIHI
-3 eight	LIILIIJ
-3 either	IKIKIIM
-3 else	KJKHKIJ
-3 end	KKHHIHL
-3 epoxy	KIIIIIM
-3 everyth	JLIKJIJ
-3 exist	MIIIJIL
-3 fac	KHKKKIL
-3 fan	KJIHLHK
-3 far	HLHKIHK
-3 feet	JHHKLIL
-3 finish	LJLJIIJ
-3 fireplac	JKILIIJ
-3 first	LKLIJIJ
-3 floor	LJHIGLK
-3 foundation	KKILJIJ
-3 four	LJKHJHK
-3 french	JJIILIK
-3 fridg	JIIKLKK
-3 from	KHGGMLK
-3 ft	KKHJLGJ
-3 full	JLIKHHL
-3 furnac	KKHKHHK
-3 garag	KIKHKLI
-3 gas	LKIKILI
-3 get	LJIKGJK
-3 give	LLIIIII
-3 glas	JKHLJJK
-3 go	KJHJHKL
-3 golf	ILLIKHH
-3 good	KJHKIJK
-3 great	JMJIJII
-3 guest	JKIJKKI
-3 half	JLGJIHL
-3 hall	JJJLJGK
-3 hand	IKKKIKK
-3 hang	IMIJIIJ
-3 haul	JMIIIII
-3 he	KLHJIHJ
-3 hear	JKLIIIJ
-3 heat	JIIKMII
-3 heater	JLIHIHK
-3 here	KLJJJHI
-3 high	KJIIIIM
-3 his	KJHJHKL
-3 hous	LJHLHKJ
-3 hung	IKJLIKJ
-3 i	KKLHKIJ
-3 i'd	KIKLKHJ
-3 i'm	LKJJIIJ
-3 i've	JLIIKKJ
-3 if	LKKKIIJ
-3 in	KJILKKK
-3 inch	JKKJHHL
-3 insid	JJKIILK
-3 iron	LHJKJJL
-3 island	LKIKIIJ
-3 its	ILIMIFJ
-3 keep	LLHHKHJ
-3 kitchen	MHIJIIK
-3 knee	NIHHIHI
-3 l	KIIIIIL
-3 ladder	LJIIIIK
-3 last	JKKHILJ
-3 laundry	KKKKIIK
-3 leav	KHHLKKK
-3 leave	ILFLGJK
-3 let	LKKIIIJ
-3 light	KJJGLKJ
-3 like	KJLJHKI
-3 linen	IJIHILM
-3 liv	KKHLHHI
-3 long	JJLKIFL
-3 look	MHKIIKI
-3 low	LKHJHHJ
-3 man	LJIIKKI
-3 mantel	JMJIJII
-3 may	IKIJIHL
-3 me	KKHKLHJ
-3 middl	JLIIJLJ
-3 mine	KKILIII
-3 mini	JLKIIIK
-3 mirror	KJLKHHJ
-3 mixer	LIIJJIK
-3 mov	IKJIIIM
-3 move	IIIKIIM
-3 must	KIHKJKI
-3 near	JMHIJII
-3 need	JLILIHJ
-3 new	KLJFKGJ
-3 next	JIIKIIM
-3 nich	KILIIIJ
-3 night	KJIKIIL
-3 no	JLJJJIJ
-3 nobody	IJILLII
-3 north	JLKKIGJ
-3 noth	IIHKHLL
-3 now	JIJMIHL
-3 oak	LJIKIII
-3 of	KKEKKJJ
-3 off	LIKKKIJ
-3 ok	KKIKILJ
-3 old	IMIKIJJ
-3 one	MKIIJHK
-3 only	KKKJHHJ
-3 open	KJJKLHI
-3 opposit	KKIJIIL
-3 or	JKHKHGL
-3 otherwis	JIILIIJ
-3 our	KKHKKKH
-3 out	JKGLHLJ
-3 outlet	LJIHIIK
-3 outsid	JHLLIII
-3 oven	JKKKIIK
-3 over	LKLIHGI
-3 overhead	ILILILJ
-3 own	KJIKKIL
-3 paint	KKIJKLI
-3 panel	JHLIKKL
-3 pantry	LKIKHHJ
-3 pass	KLIIIIJ
-3 pedestal	JLIKKII
-3 pendant	IIILLIM
-3 pictur	KLIIJIK
-3 pip	MIJIJJK
-3 plain	LJKIIIK
-3 plaster	LLIIIII
-3 pleas	LKIJHHJ
-3 pocket	KLIKIIK
-3 porch	JMIIJII
-3 post	JLJILJI
-3 pull-down	JLIKIII
-3 put	KJIKHHM
-3 quiet	JIIIIKL
-3 radiator	JHLLIHK
-3 rail	MIIIIIK
-3 rang	LKGKHGK
-3 read	LKIHIHK
-3 real	KJLKKIK
-3 refrigerator	KKILJIK
-3 remain	LLIIIII
-3 replac	ILHKJJI
-3 reus	JLIIIIK
-3 right	JLKKGJI
-3 rol	LIIIKIL
-3 room	KJHJKLJ
-3 round	JKLKJHI
-3 rubber	LKIIIIK
-3 same	LKHKGFK
-3 say	LJKIKGJ
-3 screen	JMIJIII
-3 seal	LKIIIII
-3 see	JKHKIKK
-3 shar	MIJIIIJ
-3 she	ILKKHKI
-3 shelf	LKIKIIJ
-3 shelv	IKIJLHK
-3 short	JKHKKIK
-3 shower	KJGKKKJ
-3 side	MJJIHJJ
-3 sinc	JLHKIHJ
-3 singl	IKIIJIM
-3 sink	JKKJGJK
-3 sit	KIJKKLK
-3 slid	KIKKHHL
-3 smal	KJIKJHK
-3 so	JLHJLJK
-3 solid	KLKIHII
-3 south	KLIHIHJ
-3 stack	JKLJIIK
-3 stair	KIHMIIK
-3 stand	KHLJJHL
-3 stay	KLLJJFJ
-3 steel	MKIIIIJ
-3 stool	LIILJJI
-3 stov	JLKIIHK
-3 straight	JMIIJII
-3 street	LIKIJIK
-3 swap	LKLHIIJ
-3 swing	KJHHIIM
-3 swivel	KLIIJIK
-3 tabl	IKLIKKJ
-3 take	KKIJJIL
-3 tall	KILIIIK
-3 taller	JMIIIJJ
-3 that'	KLHKIHJ
-3 their	MIJIJJK
-3 them	LIHLJHJ
-3 then	LJHKIKJ
-3 ther	KHLMIHK
-3 there'	LKIIILI
-3 they	KJKKHLJ
-3 thi	JIHLHJL
-3 thing	LJKJIKK
-3 thos	MIHJIHJ
-3 thre	KJHMJGI
-3 tile	LIJIKIL
-3 today	KKIIJIL
-3 toilet	KKKIHHK
-3 too	JKIKLKJ
-3 top	KLIIIIJ
-3 trad	KJLHIIJ
-3 tub	LIKKGJK
-3 turn	KKIIJIL
-3 tv	LKIIIIK
-3 two	KIHJKJM
-3 under	LKHKGGK
-3 undermount	KKJIIII
-3 unit	LIIKIKK
-3 up	KKKJIHL
-3 us	KKIHKII
-3 use	KIILIII
-3 vinyl	LJJIIII
-3 wal	JKJILKK
-3 walk	JLKKIIJ
-3 washer	IKILIIK
-3 water	LIIIJKJ
-3 we	JLJJLJH
-3 we'd	LHHKLHI
-3 we'l	LLIIIIJ
-3 we're	JMIIIII
-3 we've	KKIKIKI
-3 well	KIJLIIJ
-3 were	LJJJKJH
-3 west	JMGHHHK
-3 wet	ILIIILK
-3 what	HLJKKKJ
-3 what'	JJMJIHI
-3 wher	IJILIIL
-3 which	JIIIKKL
-3 whit	LIJILIK
-3 whol	KILIJIK
-3 wide	JKHKHHK
-3 wife'	JILLIII
-3 will	KKIKIIK
-3 window	KKKKKEI
-3 without	JLILIII
-3 wood	KIIKIKK
-3 work	KJILLII
-3 would	HLLIKIL
-3 x	IKJKIFL
-3 year	LJLIJIJ
-3 your	LJJKIHK
a*+1 #	KKHHHHI
a*+1 (	KKKJJGK
a*+1 ;	JKHHKJL
a*+1 ?	JHHKKHK
a*+1 ^	MJIGJGH
a*+1 acros	KKIKIKI
a*+1 along	MIIKIJJ
a*+1 at	JMIIJJH
a*+1 behind	KLIIIII
a*+1 besid	LIIIJIK
a*+1 between	LIIJIKI
a*+1 build	KIJKKIJ
a*+1 by	KKIHKHK
a*+1 for	KHHJKKL
a*+1 from	JKILIKI
a*+1 i	KLIIHHI
a*+1 if	MIIIIII
a*+1 insid	MIIIIII
a*+1 is	KJJKKIK
a*+1 near	JIJJJJL
a*+1 of	JJILKII
a*+1 one	MKJHKIJ
a*+1 or	LIIIIIK
a*+1 out	KKIIKKI
a*+1 over	KHHKJKI
a*+1 right	LIIKIII
a*+1 so	LKHKJGH
a*+1 that	KKKKGGJ
a*+1 the	MHIKIHI
a*+1 ther	JIHLJKK
a*+1 to	JLHKJGH
a*+1 under	LKHHIKI
a*+1 up	JLJIIIK
a*+1 w	JIJIILK
a*+1 we	ILJILIJ
a*+1 were	IIJILLI
a*+1 wher	LHIHJKK
a*+1 with	KJGJIKI
a*+1 would	JHHHMHG
a*+1 you	KIJLIII
a*-1 ,	KKJJIJH
a*-1 .	KJBIKII
a*-1 :	KKGJGFK
a*-1 ;	MIKGGGH
a*-1 ^	LGHKJHK
a*-1 about	LHIIKHI
a*-1 also	LIILIII
a*-1 and	KKKLHJI
a*-1 as	IJIHILL
a*-1 be	NIIIIHH
a*-1 behind	LHIKIIK
a*-1 by	LKJKIII
a*-1 do	MIJIJIH
a*-1 for	LHGFLLK
a*-1 get	LJHGJKH
a*-1 have	KLFJJJK
a*-1 i	JMHHIKH
a*-1 i've	ILIKIII
a*-1 in	JJGGKKK
a*-1 is	JKKLJIJ
a*-1 it	MHIHIII
a*-1 it'	JILIJIL
a*-1 just	MKJIIII
a*-1 like	LIIIIIK
a*-1 me	KHIIKIK
a*-1 need	MIIGKIJ
a*-1 not	HHIKMJK
a*-1 of	JKLILKH
a*-1 on	LJGGLJH
a*-1 or	MIJIIII
a*-1 over	ILILIKK
a*-1 put	KGHJJLH
a*-1 see	JIJLKII
a*-1 so	NJHFGGH
a*-1 then	LJHHIKH
a*-1 there'	HKKMGIK
a*-1 to	MHHGHLJ
a*-1 up	JKIKIKI
a*-1 use	JLIILII
a*-1 want	KGHGLKG
a*-1 we've	ILKKIKJ
a*-1 were	KIJKKJI
a*-1 wher	JIIIIKL
a*-1 with	LKEKJJG
a*after "	LHJJKII
a*after #	JLGJJFG
a*after /	JJIIIHL
a*after a	JKHJILJ
a*after about	IMIIKIJ
a*after abov	KLIIIII
a*after acros	KKIKIKI
a*after all	KIILIII
a*after along	MHIKIIJ
a*after already	ILJJJIL
a*after an	KJIKKIH
a*after and	IJIJLKJ
a*after around	LKJJIIJ
a*after as	MKJIIIJ
a*after at	JLIJKJG
a*after attic	JKJLIIJ
a*after back	LHIIJKI
a*after basement	KKJIIKI
a*after bath	JLJIHKK
a*after be	JIHLKKK
a*after bedroom	KIJLKII
a*after behind	KLIIIHI
a*after bench	LIJIIKI
a*after beneath	KKJIIIK
a*after besid	LIIJJIK
a*after between	LJIKHJH
a*after build	KIJKKIJ
a*after by	LJHIJGK
a*after cabinet	MIJHJIJ
a*after can	KHILKHH
a*after center	JLJLIIJ
a*after closet	NIIIHII
a*after corner	KKIKHHK
a*after counter	MHJKIII
a*after curtain	KLIHJII
a*after deck	JLIIILI
a*after deep	MIJIIJJ
a*after desk	KLIIIII
a*after door	KIFJIJK
a*after down	KHIKJKI
a*after drawer	LIIKIII
a*after dresser	JIJLILI
a*after each	KLJIIII
a*after end	JLJLHHI
a*after enough	NHIIIII
a*after fac	KJLIIII
a*after feet	LKJIIII
a*after fit	MIJIIII
a*after for	KJGIKJL
a*after four	MIJIJII
a*after fridg	KKIIIIK
a*after from	JKGLGJJ
a*after front	MIJIIKI
a*after full	ILJKILJ
a*after go	LHIHIKK
a*after good	JLIHKHI
a*after hand	JKJKIKI
a*after have	ILIJLKI
a*after his	LIJJLII
a*after hole	LJIKIIJ
a*after i	JLLHJKI
a*after in	JJIKKKJ
a*after inch	LKIHIHI
a*after insid	MIIKIII
a*after is	KJHKKFK
a*after its	KKIIIII
a*after just	LIJJKJJ
a*after ladder	KIIKIKI
a*after lamp	KKJKIII
a*after laundry	JLIKIKI
a*after leave	LJJIIJK
a*after light	NHJHIII
a*after like	KKIJIKI
a*after liv	KIJKKIJ
a*after me	LIJKIII
a*after middl	LKIIIKI
a*after mirror	JKIHLIK
a*after my	KKHKKJJ
a*after near	JIJJJJL
a*after need	KIJKLJI
a*after next	KKIIIKI
a*after nobody	IKIMIII
a*after not	KKGJJLK
a*after noth	IMLIIII
a*after now	KJLKIKH
a*after of	ILFLJJH
a*after off	LJIKIHH
a*after one	KJIKJKK
a*after open	JLIKJII
a*after or	MHIIHIK
a*after other	JLIIJKK
a*after our	JKJKILK
a*after out	KJIHLJJ
a*after outsid	JKIIHLJ
a*after over	KGHKJLH
a*after panel	MIIKIII
a*after pickup	JLJLJIJ
a*after porch	JIILILJ
a*after put	LIJILII
a*after rack	MIIIKKI
a*after reach	LKJIIII
a*after real	KIJKJLI
a*after right	LJHJHHK
a*after rod	MIJIIII
a*after same	KKIIIHK
a*after say	JIIKLIJ
a*after shelf	KIILIII
a*after should	IIIIILL
a*after shower	JLJHLII
a*after side	LKHJGJJ
a*after sink	KLHJLHH
a*after somebody	LHIJIHK
a*after stair	LJIJIHI
a*after stand	JKKJHKI
a*after tabl	JJHKKJK
a*after that	JKKLIHK
a*after the	KJGIKKJ
a*after them	LJIJLHI
a*after ther	KGGLJKK
a*after thi	LKJHIIK
a*after to	JLJLJIH
a*after toilet	KJIKIKK
a*after too	KIJIKIL
a*after two	LHHLHJJ
a*after under	LJHJHLH
a*after up	IKILJJK
a*after upstair	IMJIIIJ
a*after us	ILJILKI
a*after vanity	MIIIIII
a*after vent	LIJIIIL
a*after w	JJIIIKL
a*after wall	LKGIJJK
a*after we	ILIJMKI
a*after were	HGHJMKK
a*after wher	MGHGJKK
a*after will	MIJIIII
a*after window	KJHGGKM
a*after with	LKFKJJH
a*after would	KGGFLKF
a*after year	ILJLKII
a*after you	KJJLKII
a*before "	LHJIJIK
a*before #	JLHKGJK
a*before a	IJLLHKK
a*before about	LHIHLHI
a*before all	MJIIIII
a*before also	KKIKJHI
a*before an	JJIHJLK
a*before as	JJIHHLL
a*before ask	KHIILJI
a*before at	LJHKHIJ
a*before bathroom	JIJKILI
a*before be	LJIHIGL
a*before becom	MIIIIII
a*before bed	KILKJII
a*before been	IIJKLKL
a*before behind	KJHKIHJ
a*before between	LIJIJIK
a*before box	MIJIJII
a*before build	KLJKIII
a*before but	KHKHIKL
a*before buy	KIJKJLI
a*before by	KLJKIHH
a*before can	KGHGHLL
a*before chair	JKJIKIL
a*before closet	KLIJHHG
a*before com	MIJIJII
a*before come	JKIKILI
a*before corner	KJJKIIK
a*before could	LHIKHIH
a*before counter	MIIIJII
a*before desk	KKIIIIK
a*before do	KKJHLHH
a*before door	LKHJJGK
a*before down	LKIKIHI
a*before drain	KIIIJIL
a*before end	JJILJIL
a*before foot	KKJHIIK
a*before for	LGGHLKJ
a*before four	KIJILIK
a*before fre	MIIIJII
a*before free	MJIJJJI
a*before fridg	LIJLJII
a*before from	KJIKIKJ
a*before front	KLIIIKI
a*before get	LJKJIKG
a*before give	LKIHIKI
a*before go	KKIIILH
a*before half	JMIKIKH
a*before hang	MIJIJIJ
a*before have	JKFJJKK
a*before he	KKIHKKI
a*before hous	KJJIKKI
a*before husband	IIIILKI
a*before i	KLFHJJK
a*before i'd	KFHFLJK
a*before i'm	KLIKIHI
a*before i've	ILKKIJI
a*before if	LGIHHKL
a*before insid	JIJIJIM
a*before it	MJFJFJJ
a*before it'	KHLKIHK
a*before its	LIIKIII
a*before just	KKIHHLH
a*before keep	JIJJLIK
a*before leav	MIIIIII
a*before leave	KIHMIHH
a*before like	LHIHHHK
a*before me	KGHKKHK
a*before must	KIJIJKK
a*before my	JFHJLLJ
a*before need	MJHFKJI
a*before never	MIIHJIJ
a*before new	MHJIIII
a*before no	KIILKHH
a*before not	IFHJMIK
a*before now	IIIMIII
a*before of	JKLIKKI
a*before off	LHHHIKK
a*before on	LKKHLIG
a*before one	LIIKKIK
a*before only	KHILHJJ
a*before open	KJKHKII
a*before or	MIIIIII
a*before our	IJIKILL
a*before out	KLJIJII
a*before over	JKLJIJK
a*before pleas	LIIIKII
a*before put	KFHJKKG
a*before rather	LIJILII
a*before replac	MHJGIKH
a*before right	LIILJII
a*before room	KLIJKGJ
a*before say	LIIIJIL
a*before seat	JKIIJKK
a*before see	JIILKII
a*before sell	IKIIMIJ
a*before she	KHIIKLI
a*before shower	KHJLIHK
a*before side	KKIKIHJ
a*before sink	KKHHIKK
a*before so	LKGIJLH
a*before someon	IIIKKLK
a*before spot	MIJIJII
a*before stair	KIIKLIJ
a*before stand	KIJIIIL
a*before tabl	KIIIIIL
a*before take	MIJIJII
a*before talk	IIJIMII
a*before that	KJKKHEM
a*before the	KKJKIJJ
a*before them	KHLHKKI
a*before then	KJIHIKK
a*before ther	IKHLJKJ
a*before there'	HKKMGJK
a*before thi	LHIKKKI
a*before think	JIJIMII
a*before to	LJHIJKK
a*before toilet	KJKLIIH
a*before tub	KIKIILI
a*before turn	LKJJJJI
a*before tv	KLIIJJI
a*before two	KLJKIIH
a*before up	KJHKHKJ
a*before us	IJIJLKI
a*before use	JLIIKHK
a*before wall	LKKGHJK
a*before want	LFHGLKG
a*before we	JJGJLLI
a*before we'd	LJHGKHG
a*before we're	MIJIIII
a*before we've	IJKLIJL
a*before were	IJHKJMH
a*before what	LJHLJGH
a*before wher	KHHJILK
a*before which	HLKKIHK
a*before wife	LIJIKIJ
a*before window	KLHJHGJ
a*before with	LKEKJKH
a*before would	LJIHJHK
a*before wouldn't	LIJJIIK
a*before x	KLIIIII
a*before you	ILIJHKL
a*closes fit ther	MJJJIJJ
a*closes in here	KIJJILJ
a*closes in it	JLILHHI
a*closes of it	LIIIKII
a*closes on it	JKLHIHI
a*closes the ceil	MIIJIJJ
a*closes the door	MHIKHIH
a*closes the stair	LKIIIIJ
a*closes the toilet	KIJKJKK
a*closes the window	JJIIIIM
a*closes ther	JIIKKLK
a*head bar	JHHKKLJ
a*head bench	KFKIJKH
a*head bidet	KJJIKIJ
a*head bin	KIIKJIL
a*head bookcas	LIIKIII
a*head bowl	KLJKJII
a*head cabinet	KIHLGGJ
a*head ceil	LKIHJHH
a*head chair	JLHGJKH
a*head chandelier	KIILKIJ
a*head charger	MIJJJIJ
a*head closet	JJGJGJL
a*head counter	LGHJKKG
a*head curtain	KIGLJKG
a*head dayb	LKIHJLI
a*head desk	KKGKJGG
a*head dishwasher	LHIKHLI
a*head door	LKGKKEJ
a*head drain	KLIHHHK
a*head drawer	KJHGGLL
a*head dresser	IJLLKIK
a*head dryer	JKHKLJH
a*head fan	MIIKIHI
a*head faucet	LIJIKIJ
a*head fireplac	KJIILJI
a*head for	KIIIKII
a*head freezer	KHLLIII
a*head fridg	KJKHKKH
a*head heater	KLJIJII
a*head hood	KHIIKKJ
a*head hook	MIIJJII
a*head island	KGHGKKK
a*head ladder	LJHJJHH
a*head lamp	MKIJGGH
a*head light	MHHHKHH
a*head lock	LIJIIIK
a*head mirror	NHHHHHH
a*head nich	LKJHIII
a*head one	MJIHHJH
a*head outlet	LJJHHHL
a*head oven	KIKIKII
a*head paint	IKJLILJ
a*head panel	MHIIIIK
a*head pantry	LHJIKII
a*head pass-through	LIJKJII
a*head piano	JLIILIJ
a*head pump	KIJIJKI
a*head rack	JKIIILK
a*head radiator	ILLKJII
a*head rail	KKIKIIH
a*head rang	LJLHIII
a*head recliner	LIIILII
a*head refrigerator	KKJJIIL
a*head rug	KLIHKHI
a*head seat	MKIHHKI
a*head sectional	JKIKKHI
a*head shelf	KKHJGKJ
a*head shower	KIHJKIJ
a*head sink	MKIJHIE
a*head skylight	LHIILII
a*head slider	KKIKJII
a*head sofa	JHHHLIK
a*head split	KIIILII
a*head stair	JIJIJLI
a*head stand	LJJIIIK
a*head stool	KLIKIHH
a*head stov	JJIKHLK
a*head swing	LIIIKLI
a*head tabl	LIJKJIJ
a*head toilet	JMKJGJG
a*head top	JKILKIJ
a*head treadmil	IILKLKI
a*head tub	IIGLLJK
a*head tv	JHIKKKI
a*head urinal	KHHHLHH
a*head vanity	KLHHKII
a*head wall	JJFIHIN
a*head wardrob	KIILIII
a*head washer	JKIKJLI
a*head window	KLGKHHK
a*mark 	KIHJKLJ
a*mark (	KKKJIIK
a*mark ,	KJIKJJI
a*mark -	JKIIKKI
a*opens 	LJIIJII
a*opens and	KIELJJJ
a*opens and a	JIIKJIL
a*opens at the	KIILJII
a*opens i	JMHHIKH
a*opens i have	IMJIKJI
a*opens i need	LIJJKII
a*opens i'd like	KIHIIIL
a*opens i've	ILIKIII
a*opens it have	JJJLIII
a*opens just	MIJJJJI
a*opens my wife	MJJJIIJ
a*opens not	JJJIMII
a*opens on	MIJJJJI
a*opens on the	MIJKIHI
a*opens put	MIIIHIJ
a*opens so	NJHFGGH
a*opens so there'	KJJKJIK
a*opens that fre	MIIJJII
a*opens then	KKIIJKI
a*opens ther is	ILIKKKI
a*opens there'	JLFLHJG
a*opens we have	JKJKHLJ
a*opens what i	LJIIKII
a*opens with	LIHKKFH
a*path 	LJIIJII
a*path &	KIELJJJ
a*path &DNP	KLIKIII
a*path &v	MKHIIHH
a*path B	KILIJIK
a*path DN&	KLIIIIJ
a*path DNN&	LHKKIKJ
a*path DNNP	KHGGJLL
a*path DNNh	IKJHKKK
a*path DNNv	LIJJIKI
a*path DNP	LIIIKLJ
a*path DNb	JILKJIL
a*path DNv	KIIKLHI
a*path I	ILJKKJG
a*path INP	LHIIKGI
a*path Ia	IKJLLII
a*path Ih	JLIKGKI
a*path Imv	KIJKKKI
a*path Iv	JGHKJLH
a*path NDNP	KIIIIMI
a*path NNNP	KHIKILK
a*path NNP	JLHHKGI
a*path NP	LGLGHGK
a*path NPN&	KIJIILI
a*path NPNP	LIJKIKI
a*path Nh	IIILKLI
a*path Nv	KHIKKHH
a*path P	LJHKJFI
a*path PDNP	LKHJHGJ
a*path PDNh	LJJIIKL
a*path PT	MIIIIII
a*path Tv	JKJIKIL
a*path a	NHIHHII
a*path ab	ILIKIKI
a*path b	JKKKHJJ
a*path m	MIIIIIJ
a*path q	LJHFGJK
a*path qa	MIJIIII
a*path qb	JIJKIHL
a*path v	MGHJJGH
a*path vDNP	MIIIKIH
a*path x	IIJIMHI
a*tail &DN	KIHKKJK
a*tail &NN	KJIILHK
a*tail N	LIFHJLK
a*tail NN	LIIIKII
a*tail NNP	KKIIKII
a*tail NP	KKJIKII
a*tail NPD	KLHKIFG
a*tail P	KJHKHKJ
a*tail P#N	LJIHIIK
a*tail P#U	KLIIIII
a*tail PDN	KKIHJKJ
a*tail PDS	KLJJJJI
a*tail PN	KJHJJKJ
a*tail PNN	KKIKKJI
a*tail PNP	LJIIGKK
a*tail PPD	KKHKHJH
a*tail PT	KJKJKKH
a*tail PWN	KKIJIIK
a*tail Pa	KIJKILI
a*tail WDN	KIIJJKK
a*tail WN	MIIJIII
a*tail a	IJKLKKK
a*tail aPD	MIIKIII
a*tail bN	KKIIIIL
a*tail bNP	ILJILHI
a*tail mbN	KIIHKIK
a*tail v	KJIKILI
a*tail vPD	KKHKKHK
a*then b	JIGKLJK
a*then b not	JKIJLIK
a*then h	JLIKIII
a*then m	KGFJKKK
a*then m not	JHHKKLK
a*then v	JLJJLJG
a*verb be	LHIIIHK
a*verb becom	MIIIIII
a*verb build	KLJKIII
a*verb do	MIJIKII
a*verb get	MJHGHKH
a*verb give	MKJHIII
a*verb go	KKIIILH
a*verb have	ILFKJLK
a*verb is	ILJLHJK
a*verb it'	JHLKJIK
a*verb leav	MIJJJII
a*verb leave	LHHLIIH
a*verb like	LHIHHHK
a*verb need	MJIGGJJ
a*verb not have	MIJKJIJ
a*verb not need	JIJILHI
a*verb not not	IHILKKK
a*verb open	KKLIIII
a*verb put	LFHJKKG
a*verb replac	MIJHIKH
a*verb take	MIJIJII
a*verb there'	HKLMGJJ
a*verb use	JLIIIHK
a*verb want	KGGGLKG
a*verb were	JHILKLI
after "	LJIIIFL
after '	ILHKJKJ
after +	KJIKHKI
after /	KJIKGJL
after =	ILHJHHL
after a	IJJKIKL
after abov	LKJIIFJ
after ac	JIIMIKJ
after acros	KJKKGJI
after again	LJLKIHJ
after against	LILIHHK
after ahead	ILLIJIJ
after air	KKIKIHI
after allow	JHILJIL
after alon	KLHIJIJ
after along	KKJKIFJ
after already	GLEFJOI
after also	JKIILIJ
after alway	ILKKIII
after an	JKJKJGL
after anymor	JILLIII
after anyth	KLHIJIK
after anywher	JMIIKJJ
after apart	KJIKJIK
after are	IKJLIJJ
after area	KKIKIIJ
after arm	KLKHIII
after armchair	KJIKIIK
after around	KJJKJJH
after as	MKFKHEJ
after ask	IIIKMIJ
after attic	KLIKIHI
after away	JKKLHHI
after bad	KHLKIKK
after bag	JLIIIIK
after bar	LJHJKJI
after bare	KJIHIHL
after barn	KKKIIIK
after base	KIKKHHK
after baseboard	KLIIIII
after basement	IJGLKLI
after bath	JJHJJKM
after bathroom	JHLHKLL
after bay	KKKGKFJ
after bc	LKIIKIK
after beam	LLKHHHI
after becom	HHINIII
after bed	JKJIKJK
after been	GKJLHLK
after befor	KJKKHKJ
after behind	JKJHELK
after being	IJILIII
after belong	IJHKHLK
after below	KKKIHHI
after bench	LJGJHJK
after beneath	JKJJHHL
after besid	LJLIFEJ
after best	LKIIIIK
after better	LIIHLHK
after between	KJLLFHH
after bib	LJJJJJI
after big	JKJMHGJ
after bin	KLHJKGJ
after black	LKIJHHI
after block	ILLJHGJ
after board	KHKMKHK
after bolt	JMHHIKK
after bookcas	LIKIIKJ
after both	LJKHGJI
after bottom	KLHJHGH
after bowl	KKHLHHI
after box	JLHKHGJ
after breakfast	KLIKKIJ
after brick	JKIJKKK
after brok	KJIJILI
after broken	IHILIKL
after brother'	IIIKILJ
after brush	KKLIKIJ
after build	LKGJJGK
after bulb	MIJIJII
after bump	KIKKJII
after burner	MIIIIIJ
after buy	KIJKHLI
after came	JLJKHIJ
after can	IJKMJHJ
after car	KKIKIIJ
after carpet	JJILLIJ
after carport	JIILIIL
after cat	LLIHIIJ
after ceil	LJKHFFK
after cellar	IKIKIIL
after center	KMKIHGJ
after chair	KKIKIGJ
after chang	MKKHIII
after cheap	LILIIJI
after chest	JJKLIIK
after chimney	LJIIJIL
after christma	KKIKIIL
after church	IIILILI
after clear	HJHHKHN
after clos	JKHLIIK
after coat	KLIKIIJ
after coffe	KKHJHLK
after coil	KLIKJIJ
after com	LKIJJIK
after compactor	IIIMIKJ
after concret	LKIIIIJ
after continu	KKIKIIL
after cooki	JJJMJIJ
after cork	JKIJIIL
after corner	JKKKIHK
after couch	LIKKHHL
after could	KKKKHHI
after counter	LIIKHIJ
after cousin	JIIMLKI
after cover	JLGKHHL
after crack	LHJLHGI
after crib	KJKJIHL
after cros	KKIILIL
after cubbi	LHIHKIL
after cupboard	LKKIIII
after curb	KIHMIKK
after currently	IIMIIII
after curtain	KJKJHGL
after cut	JKHKHLJ
after dad	JKIIKLK
after dark	LIKIIIK
after day	LJILIHI
after dead	ILKJLGJ
after deck	KKJJHLK
after deep	KJHKHHK
after degre	KILIIIJ
after delet	IIJKMII
after den	KLHKHLI
after did	LKIIILJ
after die	IJIMIII
after died	IHIMIKI
after dimmer	IMIIIIJ
after din	JIIKGMI
after dishwasher	KKKIIKJ
after do	KJHJLKI
after doe	KMIIIIJ
after dog	JKKKLHH
after done	JLHJGLI
after door	JKKIIIK
after doorway	KHLKJIK
after doubl	LKIHIIK
after down	JKJLIKH
after drain	KKGJHHL
after drawer	MIJJHJI
after dream	KIIJLII
after dresser	JKKKHKJ
after driveway	JLIKIIJ
after drop	LHHJKHL
after dryer	KIHLHHK
after duct	LKIIIIK
after each	KKHKHHJ
after east	ILJGHHK
after eave	LJKIJHJ
after edge	KKJLIII
after eight	KKIKIIJ
after either	KKILIII
after electric	LILIIIJ
after empti	IJJMIII
after empty	IIIMIIL
after end	KJLJGEK
after enormou	JKLIIIJ
after enough	LLHGGGL
after enter	IMIIJIJ
after entry	LHKHKIK
after even	JLIILIJ
after ever	JIIJKLK
after every	JKJJIJK
after everybody	ILILIIJ
after everyth	IKLKIIK
after everywher	LKIKIHK
after exist	KLHHHKI
after fac	LJLFGFK
after face	KJLHIKJ
after fail	IHHMHLI
after fake	KIILIII
after fan	KKLJHKI
after far	JLJJHJI
after faucet	JKJLKKI
after feet	KJKIKGK
after fell	IIILILI
after fil	JLIJIIK
after finally	KKIKILI
after fine	JNGFIFJ
after fire	IKJJILJ
after fireplac	JJKKIGK
after first	KIKJLJI
after fit	KKGGMKH
after flang	JLIIJII
after floor	KKJIFJK
after fold	LLJIHGI
after folk	JIJKILI
after follow	IJMIIHI
after foot	JKLJKGJ
after for	LIFKLIL
after foundation	KLJIIJI
after four	KJGJHKL
after fram	HJILKIK
after free	KIJJLIL
after freezer	KILJIIK
after fridg	KKKJGKK
after from	IKKJJIK
after front	KIKJJHL
after frost	ILIKIIL
after ft	LKJHKGH
after full	JLHKHKI
after furnac	JLKIIIJ
after gabl	JLHKIHK
after garag	JJJLGKJ
after gas	MKHHIHJ
after get	ILJKJJJ
after giv	IJILILK
after give	IIILKKI
after glas	KLJJJHJ
after go	JHKMILH
after going	JJHLKGL
after good	JMJIJKI
after gray	LKJJIII
after great	MJIIIIJ
after grow	LKIKJJJ
after guest	JJHLIHL
after half	KKKKIHJ
after hall	JKKLGKJ
after hallway	KLJKIII
after hamper	LKIJIIK
after hang	ILKIHKK
after hasn't	JIILLIK
after he	JLHKKHI
after heat	LKHKIHK
after heater	JJJKHJL
after height	KJHKIJL
after her	KJGILKL
after here	JJEMLJI
after high	KKGJIJL
after hing	LKIIJJI
after his	KIJKKGL
after hit	ILHLIHJ
after hold	KIGLIKL
after hole	LJKKHHJ
after home	HKKKHKH
after hood	LJIKIIK
after hook	JKLJHHK
after hose	MIIHIKI
after hot	JKKKIHK
after hous	JKJIGLJ
after hum	IJJMIHI
after hung	MJKIHHI
after husband	KJILHKI
after i	HLKJLKI
after i'd	JHLILKL
after i'm	JLIIIIJ
after ice	JILKKIK
after icebox	KIKLIIJ
after idea	JJIJMHI
after in	JKIILMJ
after inch	KJLLGKJ
after insid	KKJLFFH
after instead	MHJHKGK
after insulat	KKJKIJI
after iron	LKKIIIK
after island	KHKKLHH
after it'	ILJJHHK
after its	JLJKEHI
after itself	KKKKGJJ
after just	KMHHJGK
after keep	HNGHHJK
after kick	JKILIIL
after kitchen	JLKKHGJ
after kne	KKJLIIJ
after knee	KLIHIII
after know	IKKIILJ
after ladder	JKILHKI
after lamp	MJHKIHJ
after land	KIHKKKL
after last	HLJHJMI
after laundry	IKJKIJJ
after leak	JKHKHLI
after lean	JJMIIIJ
after least	LJIKIIJ
after leav	HJKMJGJ
after leave	KKJHFDL
after ledg	LIIKIIK
after leg	KKIJIHK
after length	MIIJIIK
after level	KLIIKII
after lift	KIIILLI
after light	LKKJGGJ
after lin	KILKIIK
after line	MHJIHKK
after linen	LKIIIIK
after list	JIJLLIK
after littl	KLLHIHJ
after liv	JKGKKLI
after live	HJHKLKL
after lock	LLIJIHI
after loft	JLHIKII
after lol	KKLIJIK
after long	KKHLGHJ
after look	IKKLJHJ
after lost	JKILLHJ
after loud	LJIKIII
after lovely	LLJIIIJ
after low	KLGKHGJ
after lower	JKLKIIJ
after machin	JJLKKHI
after made	KMHHHII
after make	JIKLKIL
after man	KIIMIHH
after marketplac	IJIMIIJ
after mat	MJIHKIK
after match	MIIJIII
after mayb	MIIIIII
after me	ILIKKIL
after meet	JJJKJIL
after microwav	KILIKII
after middl	JLMGGIH
after mine	IKLJHGJ
after mirror	KIJKLGL
after more	KLIIIIJ
after mother'	KLIKHHJ
after mount	LJKKHKI
after mov	GGMLGKJ
after move	HKLKHHI
after must	JKJKGGL
after my	HIJMJLK
after near	JKKIHHL
after nearest	MIKIJIK
after need	IMJILDJ
after neighbor	IJHJIMJ
after nephew	LJIKIKI
after new	LLIHGJK
after next	KMIHFKJ
after nich	JKIIHKK
after night	KLIKJHJ
after no	IIEJNKJ
after nobody	IJHNKGJ
after nook	LIJKKHI
after north	KLHGGGL
after not	IJHIMKK
after noth	ILLIIHL
after now	JILLJKJ
after nowher	JJIMIIJ
after oak	KKIJHHK
after obviously	IJKLIHL
after off	IHLMKKI
after offic	KLIKIHI
after ok	GOGGGGJ
after okay	KLHIIIL
after old	KLKJKIH
after once	JIHJHML
after only	LJIIEIL
after onto	KKKIIKK
after open	JMJJFEJ
after opposit	JKLIJFL
after or	LIJHLFJ
after original	HNIHHHJ
after other	HLMHHJL
after ought	LKIJIHJ
after our	IJHKJMK
after out	HHKMLLJ
after outdoor	KIIIILJ
after outlet	KKHIHJK
after outsid	KIKIFMK
after oven	JJLKLGI
after over	KIMKJKG
after overhead	LIIKHKK
after own	JMJHGJH
after owner	KKIJILI
after pad	JKLKIII
after paint	JLKKGGI
after pair	JMIIJJI
after pan	LJIJIKJ
after panel	KKKKGGH
after pantry	JGLKJGL
after park	JMHIIKJ
after part	KLJKHHI
after partition	KJKIILJ
after pass	KIJKLIK
after patch	JLJIIKI
after patio	IJIKILL
after pedestal	KKIIIIK
after peg	JLIIIII
after peninsula	JJILKHJ
after peopl	KKIHJLJ
after per	MIJIIII
after phon	LKILIHI
after pickup	JLJLJIJ
after pictur	KKIIILK
after piec	IMIKJIJ
after pink	JMIIJIJ
after pipe	KKIIIIK
after plac	LKLHGJH
after plan	KHIJLKJ
after plaster	LKJIIKJ
after plastic	JLIKIIJ
after platform	JKKKIIK
after play	JJILIIK
after pleas	MIHJKGK
after plenty	LJIIIKJ
after plu	MHILHIJ
after plug	KLIHIHK
after plumb	JKKIIIL
after porch	IKGKLKL
after post	LKHHIKJ
after present	ILLJHIJ
after promis	IIIMIII
after pul	LJKKIKJ
after pull	LKKHHHL
after put	JLJHLJK
after quiet	KLIIIIK
after quit	HJHMIKK
after rack	LJJLJKH
after radiator	KJKKLHI
after rafter	LIIJJIM
after rail	JLGKKGK
after rais	LKLIIII
after ramp	KMIIJIJ
after rang	LKJHIHK
after rather	LLKHHHI
after reach	KKLJHHK
after real	JJHLIKI
after rear	LJHKIHI
after reces	MHILIIJ
after redon	MJIIIIK
after refrigerator	JIKKILI
after register	JLKIIHK
after remain	IMGGGKL
after repaint	ILIIIJL
after repair	ILILIII
after replac	LJGMGGI
after restaurant	KJIILII
after return	ILHKHKI
after right	KKKIEHK
after ring	KIIMIII
after rock	KLIJIII
after rod	KILHHKK
after rol	JLJJHHK
after roof	LKIIKHI
after room	JIJKKMK
after rot	LIIKIIK
after round	KJKKHHK
after row	MKKIIIJ
after run	KKGKGIL
after rust	JHIMIII
after s	IIHMKHJ
after sacrific	IIIMIIK
after safe	KLIIIIK
after sag	MIIKJIJ
after sale	JKILIII
after salvag	LKJIJJJ
after same	KLGIGGL
after saw	IJIJMIJ
after say	IKIKLHI
after scal	KKJLJIJ
after scar	IIIMIIJ
after school	JJILIKI
after sconc	KKIIIIK
after scrap	IHINIII
after scratch	JLIIIHL
after screen	LKIKIHI
after seal	LKIJHHJ
after seat	JJJLHJL
after second	LIJHKLK
after sectional	LJIKIII
after see	JKKHIHL
after sell	IIHLHLJ
after set	JKKKIKK
after shap	JLJKIII
after shar	LKJHIIK
after shatter	LIIIILK
after she	KJHLKGI
after shed	JHHMILJ
after sheet	IIJLIKL
after shelf	JJLLHGK
after shelv	LJJKHGK
after shift	JKMHIHJ
after sho	KIJLIIK
after short	JLKIIHL
after shot	KHIMIHJ
after should	LKLGFKK
after shov	IILLIIK
after shower	KJILKHK
after shrink	KKHLIII
after shut	JKILIIJ
after sid	KJJKGJJ
after side	KKLHEJJ
after silly	JIIILIL
after singl	KIILIII
after sink	KJKJJEJ
after sister	JKIKKIJ
after sit	JKLKHGK
after six	JJJKGJM
after size	KLIKIIJ
after slab	KKIKJKI
after slat	LJIKIIK
after sleep	LKIKIII
after sleev	JMJIIII
after slid	IKMJIHJ
after slider	JKILGJI
after slop	JKKKHHK
after smal	LKIJHHI
after sofa	LJKHIHK
after solid	JKIKLII
after some	LJIKHHI
after somebody	KIHKHHK
after someday	MKJIIII
after someth	MKIIIII
after somewher	JMHHIHI
after son	IKJMJIJ
after son'	JIIMJIJ
after south	IMKHHGI
after spac	LKKIJIK
after spindl	JIJLIIK
after split	IKKLIIJ
after spot	JKLJHKJ
after spr	ILIJHLI
after stack	LLJJHHI
after stair	LKKHFKJ
after stand	ILKKGJJ
after stay	FNBHDLK
after step	KKKJIHL
after stick	HLKJKKI
after stil	ILGKHLK
after ston	KKIKIII
after stood	JILIILK
after stool	MKHHIIJ
after storag	LIIIKLJ
after stov	IJLMHGI
after str	JKILIHK
after straight	JKKHIIK
after street	JLKHIIK
after stuf	JJILIIL
after sunroom	KKILIHK
after surround	LJIKIIJ
after surviv	HLLJHHK
after swap	IKLKIIJ
after swing	JLHHLHI
after switch	JLLIIIJ
after tak	KHJKIHL
after take	IIGKHLL
after tall	JLJJHHL
after taller	MIIIIIJ
after tank	LKIHIHK
after ten	IKJILJK
after tenant	KIIKILL
after than	MKKGJII
after thank	IIJILLJ
after that	KIJLIIJ
after that'	LKLJGFH
after the	KJMJJKI
after their	JKHLHLJ
after then	KHKLGGL
after thermostat	LILIIIK
after they	KKGJKJH
after thing	LJKLIGH
after think	JKIKLKI
after third	JKJJJIL
after thos	JKIKKIK
after thre	KJLJGJJ
after through	KLJIHKJ
after throw	JLIJIII
after til	KIIJIKL
after tile	JKHLGJK
after till	ILIIILK
after to	IHMLHKJ
after toaster	KKJIJIL
after today	KJJLHHJ
after toilet	LHJKHKL
after top	LKJJJFJ
after touch	IMLHHHI
after toward	JJMHHHK
after towel	LHKJIIK
after track	MIHKIII
after trad	IIMIIII
after trip	IIKLILI
after tuck	JLIIIII
after turn	IIMJKHJ
after tv	JKHJKKK
after twic	IIIILLJ
after under	LKLHEKH
after underneath	LKIIIJJ
after unit	LIHLHGI
after until	JIIILLK
after upper	LKJIIII
after upstair	HKHIKMI
after use	ILHLHGI
after useles	IKILIIJ
after utility	KIIIJIL
after vanity	IKLLHGJ
after vent	LLKHHHK
after vinyl	IIILKKL
after w	KJIKGJL
after wal	MKHIHKI
after walnut	LIILIII
after warm	LIJIJIL
after washer	KJLJIJL
after water	KJJKIHK
after way	JJLMHGJ
after we	IKJILKJ
after we'd	JJKKIHL
after we've	JLHKIII
after weigh	JMIIIII
after well	IJIMIII
after were	GIJJMLK
after west	KLKHHHK
after wet	LHKKIIL
after whatever	IJJJLLK
after wher	LJLHIJK
after wherever	KLKHHHJ
after whit	MKIIIII
after whoever	LIILIIL
after whol	MKHJIHJ
after wide	LKHKIII
after wider	MJIJIII
after wife	JKIKKKI
after will	LLIIKJI
after window	KJLIHIL
after wir	JLIKIII
after within	JKIKKKI
after without	HLKLKIJ
after wobbly	LIIJIIL
after work	IMGHGLJ
after would	LHKILIK
after wouldn't	KIKKIIL
after x	LJIKGGL
after yard	ILKKIHI
after year	ILGKJKJ
after yes	LKHHJHH
after you	KKKJJIL
after your	ILKKIII
asks	MHIINDI
before "	MHGIHFK
before #	JLIKIJJ
before &	JLIJHJJ
before '	JKHJHLJ
before +	LIILIKI
before /	LJIHIIK
before abov	IJHJHKM
before acros	IGHJIHN
before add	MHHJIHJ
before after	LKHKIHJ
before against	HIGJJHM
before alcov	KIIKJIK
before all	LKHGHKK
before along	GHGKGJN
before already	KLIIILI
before also	LKHKIGJ
before amp	ILJIJIK
before an	JLGKILJ
before and	JKKKJKI
before are	JKGLJKK
before arm	IIILJJL
before around	IKHIIIM
before as	IKJIKKL
before ask	LJJHKJH
before at	KKIIGMK
before attic	ILIIJIL
before away	IHILJIL
before banquet	IIJLJJJ
before bar	KJGJJGL
before barn	JJJKIIL
before basement	JLIIIKK
before bath	IJHKIJL
before bathroom	IIJJHLK
before bay	JMIKIIJ
before be	LKKEJKJ
before becaus	HMJJHLJ
before becom	NIIHIII
before bed	LIKJIKK
before bedroom	KLIHIJK
before been	HJIJKLK
before befor	KLIJIKJ
before behind	KIKIGIL
before below	IJGJIGM
before bench	JKHJKKK
before beneath	IKHHIHL
before besid	IIGKHGM
before between	GIEIIHO
before big	KJIIHJL
before bik	JKIIJIM
before blank	LIIJJLI
before block	JKHKIHK
before board	LIHIIHL
before bolt	KHIIIIM
before book	KJIIIIL
before bookcas	JHIIIIM
before both	KHIKJKL
before bottom	LIIIJIK
before box	LIHKIHK
before bring	KKJIILJ
before build	KLHJIJJ
before built-in	KIIIJJM
before buy	KIJKJKJ
before by	JJEJIIM
before cabinet	IKGJJJL
before can	KKKKFKJ
before car	KJLIILK
before carpet	LHIJKKL
before cart	KKIKJIJ
before cat	KIJJJJM
before ceil	KKGKJKJ
before center	KIHKIKK
before chair	KLIIKJK
before chandelier	KIIIKIL
before chang	KHKKKHL
before charger	IHIIIIN
before chest	IKHJIIL
before clos	KLKKHGI
before closet	KKFLHFJ
before coat	KHIKJKK
before coffe	LIJJIIL
before com	LJJJIGK
before convert	JIIJLLJ
before cook	ILIKJHK
before cooktop	IJLLIHJ
before cord	KIJLJIJ
before corner	LJGJHKJ
before couch	JLKJIHK
before could	LHJJJGL
before counter	LJGKHJJ
before cover	LIIKKIL
before crack	IILLJIK
before crib	IIIIJIM
before cubbi	KLIHHHK
before cupboard	KLIIIII
before currently	ILHLIHI
before curtain	KIIJKHL
before dayb	JHIKIIL
before deck	IIJKIIM
before deep	ILIKIKJ
before desk	KJHJIGM
before did	IIIKLKK
before dishwasher	KIIHIIM
before ditch	IKILIIJ
before do	JLFKKJJ
before doe	JLIJKKI
before done	JKILIHK
before doubl	KJIHIKK
before down	LIJJKFK
before downstair	LKJIIIJ
before drain	JIIHIKM
before drawer	JKILIKK
before dresser	ILHHIHM
before drop	LGHKKHK
before dryer	LJKJIKJ
before each	LKIKIHJ
before east	JLIKJII
before eat	LKIIJIK
before either	KHIKKIK
before end	JIKKIGM
before enough	JMIIILI
before epoxy	IMJIIIJ
before everyth	IKJIILL
before except	IMHKIHI
before exchang	JIKIJIL
before fac	JJGJIGM
before face	ILHJIIK
before fan	JIIKKKK
before far	IJIJKHM
before feet	KGKGHHM
before fiberglas	JIILJIL
before finally	KKHHIHK
before fireplac	JKILJIK
before fit	JKIIIIL
before float	KMIIIII
before floor	LKHFHKK
before fold	KIJIJJM
before foot	LIKIIHL
before for	JNIIJKH
before four	JIIKKIL
before fram	KIJKJJK
before fre	MJIIJHI
before freezer	JLIIJIK
before fridg	KHJKHGL
before from	IJHIJLL
before front	IKKGKIK
before ft	KLIJHHJ
before full	JKILIIJ
before furnac	JKKJIHK
before gas	KKIJILJ
before get	MJJJIKI
before give	LKHKGKI
before glas	JHILJJK
before glider	KIIKJIL
before go	JJJIHLK
before going	JIIILIL
before guy	JKIKIKJ
before half	HLHKHKK
before hall	KKILJIJ
before hamper	KJILIIJ
before hand	KIIIJIM
before hang	KKGIHIK
before head	JHIKIKK
before heat	KKIKIHJ
before heater	IHIKIKK
before her	ILJHIKJ
before here	JLIKIIJ
before hid	KJIIIIL
before hide	KLIIJIJ
before his	IJIIILM
before hold	JMJKIHH
before hood	KLIIIKI
before hook	JKIIKIL
before hous	KKJJKLI
before hung	IJILIKK
before husband	ILIILJK
before i'd	LIKKKHI
before i'll	LJIJIKJ
before i'm	KLKKIKJ
before i've	GKJKLKJ
before in	JJIKIJK
before inch	KHILIIK
before insid	HIHIIGN
before instead	JJIMKHH
before insuranc	LIIILIJ
before iron	LKIJIHK
before island	LHKKLKJ
before it	KJLJIKJ
before it'	JKKKHJK
before it'l	KLIIJIK
before its	KIJKHGK
before just	KJGKIKJ
before keep	IMFJKIJ
before kid	JKIILKI
before king	IJIJJIM
before kitchen	HKIKILK
before kitchenet	KIIIJJM
before ladder	LJIIJIL
before lamp	JHIMHHK
before last	JJIIKLI
before laundry	JLKHJKI
before leav	JLJFKGK
before leave	ILFKGIK
before let	KIKILIK
before lift	KKJJJIK
before light	KHJIHKL
before line	JIJIJLL
before linen	LIIHJIL
before linoleum	LIJIJIK
before litter	LIKJJIL
before liv	KJHKIKK
before lock	HKIKIHK
before log	IMJJIJI
before long	KIHLIHK
before look	JJHIILK
before lose	JJIMIII
before love	LKIHJIK
before low	JLJKJIK
before machin	KKHHIHK
before make	MIHKIHJ
before marbl	KIILIIK
before may	KJHLIHJ
before mayb	KHIKIHL
before me	JKJILFK
before mean	LKGJIHJ
before microwav	LIIIIHL
before middl	LKIKIHJ
before mirror	KJIKIHK
before mixer	LIIIJIK
before money	MIIIJII
before more	JKJIIIL
before mother	IJILLKI
before mount	KIJJJJL
before mov	JKJJHHM
before move	HJLKIHK
before must	JHIHJKL
before my	IIEKLLJ
before near	HJIHIHN
before need	MJEHKJI
before neighbor	JIIILLK
before never	MKIKJHI
before new	LLHHKGI
before next	IKGFKJM
before no	KJHLLFI
before nook	LKHJIHK
before nor	JMIILHI
before north	JLIKKHK
before not	GJJHNKJ
before noth	KKKHIIK
before now	HJJMHJJ
before off	IJIJJKM
before offer	IHIIMIK
before ok	KKJIIIL
before old	JKHKIKK
before on	IKJHJJL
before once	LIJJLIJ
before one	LKIJJII
before only	JKGKGHL
before opposit	IJIHJKM
before or	MIJIJGJ
before other	KLHJHKI
before otherwis	MIIKIIJ
before our	IKJLHKK
before outlet	IJHGHKM
before outsid	IKIJIHL
before over	JKKGFIM
before own	JLIKIIL
before paint	LLIKIII
before pair	KLHGHKI
before panel	IKHKIKL
before pantry	KHIKIHK
before parent	JIIIILJ
before park	IJKIIIK
before part	KKKJHHL
before past	IIHKIKM
before pay	MIIJIIJ
before pedestal	JILIIIL
before pegboard	IIJJJJM
before pendant	LHIIIIK
before peopl	ILIKIHK
before pictur	IKIILKL
before plac	JKKLIKI
before pleas	LKHJLGI
before plu	KIIKIIL
before pocket	IIJMIJJ
before pot	LHIIJJK
before presently	KIIIJJL
before printer	KKIKIHK
before projector	KIJLJIK
before pull	KJJLIKI
before pump	JKIKIHJ
before put	KJKHLJJ
before rack	HMGJKFK
before radiator	JJIJIHM
before rail	JJIHHHM
before rang	JKJJIHL
before rather	KJHHLHK
before read	JLIIILJ
before refrigerator	KJHKIIK
before relocat	KJKIIIK
before remov	KKILHHI
before replac	MIHLJJH
before right	JKKJGIK
before rip	JIIMJIJ
before rod	ILILILJ
before rol	IKIKKIL
before roll	KJIKIHK
before roll-up	MJKIJJI
before room	JLGKIKJ
before rug	KKJIIIJ
before run	KJJGHKJ
before same	LKIHIHJ
before sconc	IIIIKIM
before screen	LIJIIIK
before seat	KJIHIJL
before sell	IKIKLII
before set	LIJIKIL
before she	JLIJJLH
before sheet	KKJIJKK
before shelf	ILJIILJ
before shelv	ILGJHGL
before shift	HHKJIHL
before short	LIIIJIK
before should	KHIIIHM
before shower	KHKLJGK
before sid	IIKKIKL
before sinc	HIJLIMK
before sit	KKHJHGK
before slab	KIIIIJL
before slid	LIIHIIM
before smal	JLIJIHK
before sofa	KJJJIHK
before solid	LIIIKII
before somebody	HKKKKHK
before someon	IJIKJLJ
before south	JMIIJIJ
before spot	LJHHIHK
before stack	KJIJIHK
before stair	JHIJLHM
before stand	JIKFHJM
before station	KIIIIIL
before stay	JKHJGKK
before step	KIILIIL
before stil	KIILILI
before stool	LHIKIHK
before stov	JKJKIKK
before straight	IJILJLK
before stretch	KIJIKJL
before strip	JKIKIIK
before swap	LHLLHGI
before swing	KJHJIHL
before switch	KILJJIJ
before tabl	IJHKGGM
before tak	KJIJIKK
before take	JJJLGLJ
before talk	IIIIMII
before tall	LIIIIIL
before tear	HKKLIIJ
before tenant	KIIILLI
before than	JKIKLIJ
before that	JJKKHKK
before that'	KKHHILK
before the	IJILHLK
before then	LJKIGLI
before ther	JJFLILK
before there'	HKLLIKK
before thi	KHIKJKL
before thing	KLHHJHJ
before think	KKHHMHI
before thos	LKIIJIK
before though	LIKJLIJ
before thre	KKIKHJJ
before through	IIHJILK
before tile	JJIHIKL
before time	KJHIILJ
before today	IJKLIHJ
before toilet	KIKKJFK
before top	JKIKIHK
before toward	IIIIJIM
before track	KIJJJIL
before trad	KGLKIHI
before treadmil	IJIJIIM
before tub	KJLIHLL
before tuck	KIIIJJL
before turn	KKLHKHJ
before tv	ILGGHGL
before two	LJGKKJK
before u	LKIJIIL
before under	JIHIJIM
before unit	JHILIKL
before up	JHJLGIM
before upper	IKJIJJL
before upstair	JIJKILL
before us	IJHLMKI
before use	JLHHKHK
before utility	JILIIKK
before vanity	KJJKIHL
before vent	JIJIJIM
before w	LJIHIIK
before wal	KIIKIKK
before walk	KKKIIIK
before want	LHKIMIJ
before washer	KIKIIHM
before water	JHILILK
before way	LLKKIII
before we	JJDKLLH
before we'd	LJJJKFI
before we'l	KMIIIHI
before we're	LJKIHKJ
before we've	IJKLIKK
before were	JIHKJLI
before what'	IKKLIHJ
before when	IIHKILL
before wher	IIJKFLL
before which	ILJKHJK
before whil	LJKJIHK
before whol	JIIIJIM
before wife	MKIIJHJ
before will	JKHJKGL
before window	KJJKJIK
before wire	IIJJJIM
before with	KJLKKKH
before without	HLHLHHK
before wood	KIJKJIL
before work	LKIIHIK
before would	LJKKKFJ
before wouldn't	KKJIKIK
before x	JJHJHGL
before yes	KIIKLIJ
before you	ILJIJIL
closes #	MIIJJJJ
closes # "	KKGHJHL
closes # '	LJIIIII
closes # feet	KLIIIJK
closes # ft	KKHHIII
closes # in	KKILIIJ
closes # inch	JKMHIIJ
closes ' #	JKIIILK
closes a curtain	KJILIIK
closes a shelf	IJLIIIL
closes a sink	JLJIIJI
closes a str	LJILIII
closes abov	LJHHIIJ
closes abov it	KKIIIIK
closes acros	LIJIJIK
closes and all	JIJJILI
closes are	IKIILIL
closes are now	IIKLJHJ
closes around it	KLIKIIJ
closes as is	IMIIIIK
closes back door	KJLIIIK
closes back wall	JLKHHGH
closes be good	LIIJJIL
closes behind	LHIIIKJ
closes behind it	JLIIIIK
closes behind me	LILIIKK
closes besid it	KJLIJIK
closes between	KLKHJII
closes big door	KLIIIIJ
closes bin	KLIJIIJ
closes block wall	KKIIJJJ
closes both sid	KKIIIHK
closes build in	LJIJIHI
closes by #	LJIJIHL
closes cabinet	KLIHIII
closes chang plac	LILIJJJ
closes com down	JKILIIJ
closes com off	IIIMIIK
closes come down	IKILIIK
closes compactor	IIIMIKJ
closes din room	JJJKHMI
closes door	KIHLJHK
closes door off	JLIKIIJ
closes down	IILLIKJ
closes each side	JKILJJI
closes east wall	KLIIJJI
closes every time	JJKIJIL
closes exist	IMJIIHI
closes fine	IMIIIII
closes fit ther	MJJJIJJ
closes for it	MIJIIIJ
closes for me	JKIILIK
closes from #	JLIKHHI
closes from upstair	IMIIIHI
closes front door	LIKIIIL
closes gabl window	LKIJJII
closes glas door	KLIJIJJ
closes go	KIGMHGI
closes good	KLJIIIK
closes guest room	JKILIHI
closes half wall	KKIKJJL
closes high school	JIILIKJ
closes hit it	JLIKJIK
closes hous door	KKKIIIJ
closes in	LLIHIHI
closes in #	IMIHJLI
closes in front	JJJIIIM
closes in here	KJHGLLJ
closes in it	JLHKKII
closes in may	ILIKIIJ
closes in ther	JKHJKJL
closes insid	LKIHIIK
closes instead	KIIIIIL
closes is	JIKLJGK
closes is crack	LIILIII
closes is dead	IIIKLIK
closes is fine	MJIIIHK
closes is good	ILKIIHK
closes is now	MIHKIHK
closes is okay	LKJIIII
closes is plenty	LJIIIKK
closes is today	KKIIIIK
closes it is	KNGHHGH
closes its plac	LIILJIJ
closes itself	LKIIIIK
closes leav	IKILIII
closes leave	IMHIJJI
closes leave wall	LKHHIIH
closes long side	JLIIJJJ
closes long wall	LIILIIK
closes my mother'	JMIIIIJ
closes my nephew	LKJKJIJ
closes my sister	JKIKIIJ
closes new	KLIIIII
closes no	IJJJLHJ
closes nobody use	JKIKJIJ
closes north wall	KKKIIII
closes not	HIHMKKI
closes not move	IMIIIII
closes not need	IHILLIJ
closes not reach	JKJLIII
closes not shift	ILIIIIK
closes now	IKKKIHK
closes of it	LJIILHI
closes off	HHHNILI
closes on	MJIIJIK
closes on them	KIIKIIL
closes on top	JKLIKIK
closes one	LJIJJIJ
closes one is	LJIKIIJ
closes only	LJIHIHL
closes our bedroom	LJIKIKJ
closes out	HHHNHHJ
closes outsid wall	JJKIIIL
closes over	KIJIIKI
closes over it	KLHKIKI
closes pleas	LHIHKIL
closes right	JLKIIIJ
closes same room	JLJJJIK
closes same wall	JLJJJII
closes seat	KIIKJKL
closes shower curtain	JKJIJIL
closes side	IHIIJIM
closes side door	KLIJJHI
closes side only	MHIKJIK
closes singl bowl	KIILJJI
closes south wall	KLIIIIJ
closes stand	IIKKJLK
closes stay	HLIKIGK
closes stay put	JLJJJII
closes swing door	LKIIIIJ
closes take it	IKIIJJK
closes that wall	KIKHIKL
closes the back	LJHKIGK
closes the basement	IJGKKLJ
closes the bay	KJKIIII
closes the bed	JMHHIIJ
closes the bench	KLIIIHI
closes the bottom	KKILHII
closes the ceil	LJKIHHI
closes the center	KKILIHI
closes the closet	LJKIGGJ
closes the corner	JKKKHHK
closes the counter	LLIIIII
closes the deck	KJKHIKJ
closes the desk	KLJHHHI
closes the door	KKHJJFK
closes the eave	KJKIJIJ
closes the end	KKIIJIJ
closes the fireplac	KKJKIIK
closes the floor	KJLJIHJ
closes the fridg	KLIHIHL
closes the front	MKIIIII
closes the garag	KJHLHLJ
closes the hall	IJKLHJK
closes the hous	KKHKIIJ
closes the island	LILHIII
closes the kitchen	KLJIIIJ
closes the laundry	JLIIIKJ
closes the leave	KKKGJIL
closes the middl	KLGHHJI
closes the mirror	LIKIKII
closes the north	KKIIIIL
closes the open	MJKIIHI
closes the other	JKKIIKK
closes the pantry	JILKKIJ
closes the peninsula	JKILIIJ
closes the porch	JKIKIIL
closes the post	KLIJIIJ
closes the radiator	LKIILIJ
closes the right	JKKHHGK
closes the room	KJKJIHL
closes the shed	JJIMJIJ
closes the shower	LJKKHHJ
closes the sink	JILHLHL
closes the slider	JLKHIIJ
closes the slop	JILKIIL
closes the stair	KKKGHKK
closes the step	JKIIIIL
closes the stov	LHKKIIJ
closes the thermostat	KILIIIK
closes the toilet	JJGKIJL
closes the tub	JIKKHHM
closes the vanity	KKIKJIJ
closes the wall	LJIKJKJ
closes the washer	LIKIJKJ
closes the way	KKILIIK
closes the window	JKLIJEK
closes then	LJIIIIL
closes ther	LIKJKKJ
closes ther already	ILIIIKL
closes they are	ILIKIII
closes thre sid	KKIKJII
closes to #	KKLIIII
closes to ceil	JIIIJIM
closes to it	KKKKHJK
closes too	KLKJHGJ
closes too big	IIJMIIJ
closes two window	JKILJII
closes under it	LJGKIKI
closes under window	KIILJLI
closes up	KKKHIIK
closes wall	IKHJIIM
closes wall only	KKIIIJL
closes we have	KLJKIIJ
closes we own	JMIJIIJ
closes were	IIIHIHM
closes west wall	LKIIJJK
closes will do	MIJJIIJ
closes window side	LJKIIII
closes window wall	KILIJIK
closes with it	IJMKIHK
closes x #	NIHHHHJ
closes yes	MKIIIHI
first #	KKGKKFJ
first -	KKKKKJG
first about	IJLIIIL
first abov	JKIIILJ
first add	LIIHHIL
first all	KKIIIKJ
first also	KLIHIIJ
first an	KKIIKHJ
first as	KLKKIHI
first at	KJHLIHJ
first back	JHLIIIL
first banquet	IIJLJJJ
first bar	KIILJIJ
first bathroom	IKIIJIL
first becaus	HMJJHLJ
first behind	JKKJIKJ
first below	JKHKIHK
first bench	KJIIIIL
first between	JKHKJHL
first bring	ILKJIIK
first build	LIJIIIK
first by	IIIHJIM
first can	KKLIHHK
first carpet	LIJIIJL
first ceil	LJIIKKK
first clos	KLILIHI
first closet	KJIJIIL
first corner	LHJIIIK
first could	MJJJIIJ
first desk	KHIIIIL
first ditch	IKILIIJ
first do	JKIKJIJ
first doubl	LIJIJIJ
first drop	KIJILIK
first each	KKIKIII
first epoxy	IMJJJII
first except	IMHKIHI
first fac	JIJJJIM
first floor	KLJHJIK
first for	LIKJHHK
first fram	KIJLJJK
first fridg	IHHKIIM
first from	IIIIJIM
first gas	HLILIKJ
first get	KJKJIKK
first give	LJIIIIK
first glas	IIJIKJM
first go	KJJIJKK
first hang	LJJIJJJ
first have	JKIKKJK
first he	KKHJKJJ
first i'd	KILLKIJ
first i'll	KKJIIKJ
first i'm	JKKKIKJ
first i've	HLKKLJJ
first in	JKKKHFJ
first instead	LKIJKIJ
first is	MGKJIGJ
first it	HKFKILL
first it'	KJKKIKJ
first its	IKIKJIJ
first just	LKIHHHK
first keep	JLHJHHK
first king	JJIIJJM
first kitchenet	KIIIJJM
first laundry	ILKIJIJ
first leav	JLIILIK
first leave	HLHKIHK
first light	KIIIIIM
first lock	IKJIJIL
first make	LIIJJIK
first mayb	KHIKIIL
first mirror	KIIIJIM
first move	IHLIIIL
first my	JIFILLK
first need	MHIHIIK
first new	KLIIIII
first next	KJHHIHM
first no	IJIKLHJ
first not	IKFIMJJ
first now	IIILJLK
first ok	KKJIIIK
first on	MIFJJJJ
first one	LKIIIEJ
first only	LKHJIHJ
first open	JKIIKIK
first opposit	IKIIJIL
first or	KJKJKHK
first other	LKIIIIJ
first otherwis	MIIKIIJ
first our	JJJLHJK
first outlet	IKIIIIM
first over	KILHIKK
first panel	JIIJJIM
first pleas	KKIJLHJ
first pocket	IIJMIJI
first printer	KKIKIHJ
first pull	IIJMIIJ
first put	LJLGGHK
first radiator	JHJJJJM
first remov	KKILIIJ
first replac	MHIKHHI
first right	ILGJHHK
first rug	KLJIJIJ
first run	LIKIJIJ
first same	LJIIIIK
first sconc	JIJIJIM
first shelf	ILIIIKJ
first shelv	ILIIJIL
first sinc	HIJLIMK
first sink	HKKKKHK
first somebody	IKKLKHJ
first stand	HJKIJKK
first stov	HLKHIKK
first swap	LHLKIHI
first swing	KKJIJIK
first tak	LKIKIII
first take	JJKLIGK
first that	LIKJGKJ
first that'	HKIIIKL
first the	HKHJJKL
first then	KJJJHKJ
first ther	JKIKJJJ
first there'	HLJKIKK
first they	KLKIKIJ
first though	LIKJLIJ
first thre	KJILIIJ
first through	IIJIILK
first to	LHKJKHJ
first today	IIIMIIJ
first toilet	LJKKIHJ
first tub	IJKJJIL
first tv	JLIIIIK
first two	JKGKKKJ
first under	KIHLKHK
first vanity	KHIHJJM
first wall	LKILIHH
first want	KKKIKHI
first we	IKEJLLH
first we'd	KJJJLHJ
first we're	LJIIHKJ
first we've	JJLLILI
first when	IIHKILL
first wher	IIIKHKM
first which	ILJKHJK
first whil	LJKJIHK
first window	LHIIJHM
first would	LJIIIIJ
first you	IJGLHGM
head #	LLHHHHI
head ac	JLHKHKH
head alarm	LKLIIII
head amp	IMIIILJ
head aquarium	HLHKKJK
head arch	IKIKIIK
head archway	JLIKJIK
head area	KIJLJLI
head armchair	KKLIHHJ
head armoir	IJKLIHK
head backsplash	MJIJHHK
head bag	JLIHKLI
head banquet	MHIIKII
head bar	LIILKKI
head barstool	KLIJLII
head baseboard	LKIHHHJ
head basin	MHLJHHH
head bath	KKHJHJK
head bathtub	KIIMKHI
head beam	JKHIHGM
head beanbag	LJIIKKJ
head bed	KIMIIJL
head below	MJJIIII
head bench	NHJHJKK
head bib	LIIIJIL
head bidet	JIILKKI
head bifold	IKHMIHK
head bik	GMLJHGK
head bike	JKHLKKI
head bin	KKGKJIJ
head blind	JIKLKKI
head block	LHHLIHI
head board	JJLKKFJ
head boiler	IKHLIHK
head bookcas	LJKJJKH
head bookshelf	LJHLIHK
head bookshelv	MHHHIIK
head boot	HNIHIKI
head bottl	JLIKIKJ
head bowl	LIJLKKI
head box	GLIMGKI
head built-in	KKHKKHJ
head bulb	IJHNHHI
head bulkhead	IIHMIHL
head bunk	KHIKKLI
head burner	JJIHLHM
head cabinet	KLJLKHG
head cabl	JKIIIHL
head can	JKKKJLH
head cano	ILILJII
head car	GMGILLI
head cart	KLIIIKJ
head ceil	JKDKEJM
head ceiling'	ILIIIIL
head chair	JLIJJKH
head chais	JLKIIHI
head chandelier	JILKLFI
head charger	NIHHHHJ
head chest	IMKIIII
head china	ILKKIIJ
head chut	IMHJIIK
head circuit	MIIIILI
head clock	ILKKIIJ
head closet	HLFKFJN
head coat	IMHKIHI
head collector	MHIIIKJ
head combo	KKILIHJ
head commod	ILLJIHK
head compressor	IMJHIKI
head cooktop	MHLIKHK
head cord	KJHIKLL
head couch	IIMJKHL
head counter	MIHLHJJ
head countertop	LIKJHIK
head crat	JLIIIKI
head credenza	JIJLLII
head crib	NHIJFJK
head cubbi	LHHKKHH
head cupboard	KLLGJJI
head curtain	LHFMJKG
head dartboard	KKLHHKI
head dayb	KKGIJKK
head dehumidifier	KKHKKHH
head desk	LHKJJKK
head dimmer	NHIHHHI
head disposal	KIILLHI
head divider	MIIIIIK
head door	KKEKJFL
head door'	IIIIJLL
head dormer	KKIIIHM
head drain	KMIGJJJ
head drap	LJILJII
head drawer	MJFJHKJ
head dresser	HLLLIKI
head drip	LIILIII
head drywal	MIGJKJH
head duct	ILLHIHK
head ductwork	IMIIIII
head dw	KKJJIIK
head eav	IIIJJIM
head eave	JIJJJJM
head electric	LIILHHI
head fabric	IMIKIII
head fan	NIEKKHG
head faucet	MKFIHJI
head fil	KLIIIII
head file	IMIKIII
head filler	KIIJKKJ
head fireplac	IMFHLIL
head floor	JJBIKIO
head floor'	KKIJIIL
head fluorescent	HIIMKIJ
head for	MHIHKHH
head foundation	IIIIIKL
head four	MIIIIIJ
head freez	IMIIIII
head freezer	HJLLGHJ
head fridg	JJNIKJJ
head furnac	GMFJHIL
head futon	IIGMKGK
head gate	JKILIIJ
head gear	JMJJJII
head glas	JJFJLKL
head glider	LJHILHK
head grand	ILLIIII
head gril	IIIKLMH
head grout	LHIJLKL
head hamper	KKKKKGI
head handl	KIIIIIL
head head	JILHLKI
head headboard	KIKHKKL
head hearth	ILKJIGK
head heat	MKJGKHJ
head hing	JJHJIHM
head hit	IHIJIHM
head hockey	JKIKIKJ
head hood	MJJGKJJ
head hook	NHJIGGI
head hose	KLIIIII
head hutch	IJKLILJ
head in	LLIKJII
head induction	MIJKIII
head insert	MIIKIIJ
head insulat	MHIIIIJ
head insulation	LJHKKHI
head island	KIGGKLK
head joist	HLGGHHM
head kayak	HMIKIHJ
head kiln	KKHHKLK
head king	IIJKMKJ
head kitchenet	JHHHMII
head knee	KLIIIIJ
head knob	LHIHIHL
head ladder	LKGJKFG
head lamp	LKIKJFH
head laptop	JLIIIKJ
head lath	JJIMILJ
head laundry	JIHJHLL
head layout	ILLIJIJ
head lego	ILIKIIJ
head lift	KIIILKI
head light	NIGKJJG
head line	LKJJJIK
head loader	MKIIIII
head lock	MHIHHIL
head locker	MKIHJHI
head log	MIIKJIJ
head loom	JMJIIIJ
head loveseat	KKJKJGI
head machin	IKJLHKJ
head maker	LJHKKKI
head makeup	LJJKIII
head mantel	JKIHKGL
head mat	LIHKHKI
head microwav	LHKKKKH
head minivan	KMIIJII
head mirror	LIJKIHK
head mixer	KMHIHHI
head monitor	JMIIIII
head mount	MIIIJIJ
head mower	HLHMIGI
head nich	LJHJKGK
head nightstand	LJHKKHJ
head nook	KIIKLIK
head one	KIJLIMH
head only	MHIIIIJ
head opener	JKIKLIJ
head out	KJJLIIJ
head outlet	OHIIJFJ
head paint	KJGLJKJ
head pan	LJGKHKH
head panel	LLFHGJH
head pantry	LIHIJGM
head pass-through	MIIKJIK
head pegboard	MKHHHHI
head peloton	IKIKKKI
head pendant	MGLJJHI
head peninsula	JIGMJGL
head piano	HKMJKJI
head pip	HMJHHHL
head pipe	HMHHIHM
head plain	NHIHHHI
head planer	ILLIJII
head plant	HMIKKHI
head plat	LJIIILK
head plug	LHIKIIL
head popcorn	KKILJJJ
head post	ILIKIHK
head pot	HLKKJLH
head pres	JIKMJII
head printer	HNLGHJI
head projector	LJIHILI
head pull	KKIIIIL
head pull-down	KIILIIK
head pull-out	NIIHHII
head pump	LKHHILH
head queen	KIILKII
head rack	NGJJGKJ
head radiator	HMJKFEJ
head rafter	IJIIKJM
head rail	KJHLHGL
head rak	IMJJJII
head rang	KKLIIIJ
head recliner	KLIKKFI
head record	JLLKIHI
head recycl	JKILIIJ
head refrigerator	IKMHKJJ
head riser	MJIIIII
head rocker	JNJGHGK
head rod	NIHHIHI
head room	JKLKHKJ
head rough-in	LKJIIII
head router	IMIIIII
head rower	LKIKJJI
head rug	LJEKLJG
head safe	IMJIIGI
head sauna	JIHJMKI
head saw	ILKIILJ
head scal	HKHLHKJ
head sconc	MKHJIKH
head seat	NJKJFJI
head sectional	KKJJJLI
head shad	NGGHKGH
head sheet	JJKJHLK
head shelf	LIILFKJ
head shelv	MGJKLJG
head sho	HNIIIKI
head shower	MIIHJJK
head shuffleboard	LIIILIJ
head shutter	NIIIIII
head sideboard	JKKILII
head simulator	JIIIMKI
head sink	KJLJJEK
head six	NHIIHII
head skylight	KLGGKIL
head slab	LLHGHGK
head slatwal	MIIIJII
head sleeper	LILIIIJ
head slider	IKFKIJM
head slop	HJIIIIM
head snowblower	IMHJJJJ
head sofa	KKLILFJ
head softener	HKJKIJK
head speaker	KKLIIIJ
head spindl	JIILIIK
head split	MHGHLGI
head sprayer	LIIIKII
head stack	MIJIJJK
head stackabl	MIIKIII
head stair	ILHFJKN
head stal	JJIMIIH
head stand	JLIKIHK
head station	MIIIJKI
head steam	JJHIMHI
head steamer	IMIIJII
head stool	KLFLGJH
head stov	HJMIJKL
head strip	MIIIJIJ
head stroller	ILLIIIJ
head stud	JKHKIHL
head stuf	KKIKIHI
head subaru	INIIHHI
head subpanel	LKIJJIJ
head sump	IMKIIHI
head supply	IMJIJIJ
head surround	LHHLHGJ
head susan	LHHMKII
head swing	LKIIJKK
head switch	IIMKIIJ
head tabl	JKKKKKH
head table'	ILIKLII
head tank	HJHLILJ
head tap	LHIILHI
head television	JJILLII
head thermostat	JJLIIHL
head til	JKIMIIH
head tile	LJELIJF
head tir	IJMHIHL
head toaster	IKIJILJ
head toddler	LIJILII
head toilet	JMNHEJJ
head top	MIILGEH
head towel	JMHIKJI
head tower	JJILIII
head toy	JLIJLII
head trash	LHHLHKI
head tray	MIIIIJJ
head treadmil	HIJNKKI
head tree	JLLHIHI
head trim	KKIIIIL
head truck	HKHLHLJ
head trus	JLIJKIL
head tub	GJJLMJK
head tube	LIILIII
head turntabl	IMIIIIJ
head tv	HJLIMLI
head twin	KLGJGGI
head unit	IJILKKJ
head upper	JKJLJGJ
head urinal	KHHHLHH
head vacuum	IIIMILI
head valv	LIKKIIJ
head van	IMIIIII
head vaniti	KJLIIII
head vanity	KJKLJCI
head vent	ILKHIHJ
head vise	KLIIJII
head wal	ILFGFJM
head wall	EECHGFT
head wardrob	KJHMHKI
head warmer	JIIJMHH
head wash	KIIILII
head washer	HMKKILI
head wheel	JLIIIHL
head whiteboard	MIIJJII
head window	HLFHIHO
head wir	JMIIIIJ
head wire	JKILIIJ
head woodstov	JJHKKLH
head workbench	KIMIKKI
if	PHHHHEK
last "	KKGGJHL
last #	KJKHKLJ
last '	LJIIIII
last a	JKLIILL
last abov	LKHJIHJ
last acros	MIIIIIK
last again	LILKIIK
last all	JJIJKLK
last already	HLHHHMK
last and	KKHLHHJ
last are	ILKJKHK
last area	KKILJIJ
last arm	KMIIIII
last armchair	LJJJIIL
last back	LJGJKJK
last bag	JLIIIIK
last bar	MHIJHKJ
last bare	JKIIIIM
last base	JJLKIII
last basement	IJGKKLJ
last bath	JIIIKKM
last bathroom	JIIIKLL
last bay	LKJHKGI
last be	KJKKHLJ
last beam	MKHIIII
last bed	JLHJKGL
last bedroom	LKHJILI
last befor	LJIKIIL
last behind	MHHHIKK
last below	KLHHIHJ
last bench	LKHGHJJ
last beneath	KLJIJII
last better	MIIIIJJ
last between	JKLJIHJ
last big	IIJMIIJ
last bin	JMHIHHK
last black	LLIIIII
last block	IMIIIIK
last board	JJILKIJ
last bottom	KKILHII
last bowl	KJHLHII
last box	JLIJJHJ
last brok	KJIJILI
last burner	MIIIIIJ
last buy	KKIIIKJ
last cabinet	KJLJHGK
last can	KIILIIK
last ceil	KJKHGGL
last center	KLKKHGI
last chair	LJKJJHK
last church	IIIKILJ
last clean	LIJIJIL
last clear	IJIIIHM
last com	KKIHKKI
last compactor	IIIMIKJ
last continu	KKIKIIL
last cork	KKIIIIL
last corner	JLJJGFL
last couch	KJLJIIL
last counter	MJHLIHI
last cousin	JIILLLJ
last cover	KJIJIIL
last crack	LHHLIII
last cubbi	KIIILIL
last curb	KIHLIKK
last curtain	JKHKIHL
last day	IKILJIJ
last dead	IIIKLIL
last deck	KJKHIKJ
last deep	KKIKIII
last den	KJILJKJ
last desk	KKJJHHJ
last dimmer	IMIIIIJ
last dishwasher	KIKJJKK
last do	MJIIHKJ
last done	JLIJHKI
last door	KKJIIIK
last down	IKJLGJK
last drain	LIHJHHL
last drawer	MIIJIKJ
last dream	LIJJKIJ
last dresser	JLIKILI
last dryer	KJIKIHK
last east	IMIIIIK
last eave	KJKIJIJ
last either	ILJLJII
last empty	IIILIIL
last end	KLKKHGK
last enough	JMIIHHK
last exist	JMIIIHI
last fan	LJJIIKI
last faucet	JIJLLII
last feet	JLHJIIK
last fine	KLGGJGJ
last fireplac	KKJKIIK
last fit	KJHHLKI
last floor	LILJHGI
last fold	JLIKIII
last foot	LJLIIIJ
last for	JKIJLIJ
last fridg	MKHGHHK
last from	JIILIIL
last front	KJIHHHL
last ft	KLHIIII
last garag	JJGLHKJ
last gas	LKIIIIH
last get	KKKJJHH
last glas	LKJIKIK
last go	IGFOGKI
last good	JMKGHGK
last gray	LKJJIII
last half	KLIIIII
last hall	JKKKHJJ
last have	JNHIKHI
last heater	KJKJIIL
last height	KKIJIIL
last her	JKIKLJK
last here	JKGILKI
last high	KJHIHHL
last hole	LIKHIHJ
last hous	JKJJHLI
last idea	KJIKLII
last in	MKIJJFI
last inch	KKLHIIJ
last insid	JLHKHHJ
last instead	MHJJHHK
last is	LKLJJDJ
last island	LHKHLHI
last itself	LKHIIHK
last keep	IMHIIHK
last kitchen	KMJHIHI
last lamp	LJIKJIJ
last laundry	JLIKIKJ
last leak	KJIJILI
last leav	IKHLKHK
last leave	ILKIHGL
last leg	KJJJIIK
last light	LLHIHHI
last lock	LLIIIII
last lol	KKLIJIK
last lovely	LLJIIIJ
last machin	JKLJIHI
last mat	LJIIKIK
last may	ILKKIII
last middl	KLGHHJI
last mine	JJLLHHJ
last mirror	LHJHLHL
last mother'	KLIJIII
last move	IMIIIII
last need	KHHKLII
last nephew	LJJLJIJ
last new	MLHHIHH
last night	KLIKJII
last no	HKIJMII
last north	JKHHHHM
last not	IIJLKLH
last noth	HLLKIHL
last now	KJLKGKK
last oak	KLIIIIJ
last obviously	JIKKJIL
last off	HIFNKKI
last ok	HNHGHGK
last okay	LKIIIIL
last old	ILKIIII
last on	KHKMJGK
last once	IHIIIML
last only	LIGKGGK
last open	KKJKHGJ
last opposit	LLIIIII
last original	HNIIHIJ
last other	IKKIIKL
last out	KHFMJJI
last outlet	LIJJIIL
last outsid	MIHIHLJ
last over	LJHLHKI
last overhead	LIILIIJ
last own	ILKIHHJ
last paint	IMIKIII
last panel	KJLKIHJ
last pantry	JHLJKHL
last part	KJKLIII
last peninsula	JKILKHJ
last plac	JKLJHHI
last pleas	MHHHKHK
last plenty	LJIIIKJ
last porch	ILIJHHK
last post	LKHIILJ
last put	JLIIIHK
last quit	JIILJKL
last rack	KKIKKKI
last radiator	LJKHLIJ
last rail	MJIIKHJ
last reach	JJLKHHJ
last rear	JKILIII
last remain	IMIHIHL
last repaint	ILIIIJL
last restaurant	IJJIMII
last right	JLKIGFK
last ring	KIJLIIJ
last rock	KKIKIII
last rod	LKIIJII
last room	JJILIMI
last round	JIJLIIK
last run	IJHLIIL
last rust	KIILIII
last s	IJIMIIK
last sag	MIIKJIJ
last sale	JLJKJIJ
last school	JIILIKJ
last scrap	IIJMIII
last screen	KKJKIIJ
last seal	LKIIHIH
last seat	JIIKIKL
last sectional	KKIKIII
last sell	JIIMHKI
last shar	MKIIIIK
last shed	IIIMJHJ
last shelf	IJLIIIL
last shelv	KIILIIL
last shift	ILIIIIK
last shot	KHIMIHJ
last shower	KIJKKHK
last shut	JKILIIJ
last sid	JKHKHGK
last side	LKKGFDJ
last sink	KJKHKGK
last sister	JKIKIIJ
last sit	KKHHIIM
last six	IKILIII
last slider	KKJKHHJ
last slop	JJKKIHK
last sofa	MIIIIIL
last solid	LKJIIII
last someday	MKJIIII
last somewher	IMIIIIJ
last south	JLKIJIK
last spot	KJLJHKJ
last spr	IKIKILI
last stack	JMIIIII
last stair	JKLJHJK
last stand	IKKJIKK
last stay	GMGJGDK
last stov	JJKLHHK
last str	JKILIHK
last stuf	JJIKIIL
last sun	KKLIJIK
last surviv	HLKJHHK
last tabl	KKJKJIJ
last tank	LIJIJIL
last that	JHHJJLL
last them	KJJJKGK
last then	MJHIIHK
last ther	KJKILIK
last thermostat	LILIIIK
last thi	IJIKILJ
last thing	KIKMIHI
last thre	KIJLIII
last tile	JKIKHKK
last to	LJKJIII
last today	KKJLHHJ
last toilet	JKJKIJL
last too	JLKIJKI
last top	KJKIKHJ
last touch	INIHHII
last tub	KHKKHKL
last turn	KJMIIII
last twic	IIIIMLJ
last two	MJHHHHI
last under	MJHHHHK
last unit	LJIIIIK
last up	JJKKLIK
last upper	LKJIIII
last upstair	HKHJHMH
last us	IKHKLKJ
last use	IMIKIHJ
last vanity	JJKLIIK
last vent	LIKIIII
last wal	LLHIIHI
last wall	KKKIHIL
last washer	KKLIIKJ
last water	JKIKIII
last way	JKKLIHJ
last well	IJIMIII
last were	MGKFJFM
last wide	LJIKIIJ
last wife	JKILKIJ
last window	KJLHJIK
last with	IMJIJJK
last work	IMGIGLK
last yard	JLKIIIJ
last year	IKILKJJ
last yes	LJIHJHI
last you	JJLILIK
later !	KHKLIKL
later "	KKFKIJJ
later #	KJIIHKL
later &	JIJKKGM
later '	KIHKHLK
later (	LJFJHFL
later )	KIJFKLK
later +	LLIIJIJ
later -	MJHGHHJ
later .	KJKLIKJ
later /	KKLGJHK
later :	JKIIHLL
later ;	JKHKLHL
later ?	JKKHMFK
later a	JKJLJLI
later about	ILHJLGK
later abov	MILIHHK
later ac	LLJHIIJ
later acros	MIHKIHK
later actually	LIIKLHI
later add	JLLKHHI
later against	JLHHIHK
later air	JJIMIIJ
later all	IKJLHLJ
later allow	KIKIIIL
later alon	LIIJIIK
later already	KKHLJHK
later also	KJHKKHI
later an	KKGJGJK
later antiqu	JKLIIIK
later any	KLILIIJ
later aquarium	LIKJJIK
later are	LKKIIJI
later around	KJLJHKJ
later art	IKIILKK
later as	KJKKIHK
later ask	KKHIHKL
later aunt'	KKLIKII
later back	KKJKLJI
later bag	LKIIIHK
later barstool	LILIJIK
later base	KKKHHHK
later baseboard	IKILILJ
later bathroom	LJIJKHK
later bay	JKKJKHK
later bc	KKIIJKJ
later beadboard	KIKIIKL
later beam	KJIKJIK
later becom	KIKKIHJ
later bed	LIKKGKK
later been	KKKKIHI
later befor	KJILIHJ
later behind	JLJIKFK
later below	MIIIIIK
later bench	LIIKIKK
later beneath	LJIIIKJ
later besid	LKKIIIJ
later between	ILJHJLL
later bifold	KJILIHJ
later bik	KKHKHHK
later bike	JIIIKJL
later bin	MIIIIHK
later blackout	KKIIIHL
later block	JKLJKHJ
later board	JLIKIIK
later bookcas	KKHJKKK
later both	JKJLIGJ
later box	JLHIHGK
later bras	JLJIIIK
later brick	MHKJIKI
later bring	KLIKIIJ
later broom	IJKLIIK
later build	JJJGILK
later built-in	LIHKIKK
later but	JLJKKGJ
later buy	KKIKIIK
later by	KJGKJLK
later came	KKILIKI
later can	KIIKIIL
later car	KKJKIIL
later cast	KIIKLIJ
later cat	KJHJKGL
later cat'	LIKIIIL
later ceil	KIIILLL
later center	JJKIIIL
later chandelier	KJLKIHJ
later chang	KKHKHHK
later charger	IKIJLIK
later chest	MIHGHKL
later chut	KKIIKLJ
later clawfoot	LKJKIIK
later client	KKIKJHJ
later clos	IKIKHLK
later closet	KKKFLFK
later coat	LJIKIIJ
later column	KJIILIK
later com	JKGKHLJ
later combo	KILIIIJ
later come	LJIKHHL
later commod	KLKIHKJ
later compressor	JLIHIHJ
later consider	JLIIIIL
later cooktop	KJILIKI
later cooler	LKJIJIJ
later cork	LKKIHIJ
later corner	JJJLIFL
later couch	JMJJHGK
later could	KKGJJGL
later counter	LHHKKJK
later countertop	LLIHIIJ
later crack	JJILIHL
later crib	LLHKIGI
later cubbi	JLIIIIL
later cupboard	ILIKIHL
later currently	LIIIIIK
later curtain	KKKJKGJ
later cut	LIIIIIM
later dayb	JKHKHHK
later dead	JJJLLIK
later deck	ILKIJIL
later deep	LHIJHHM
later delet	JJKHLHK
later demo	KKKKIIJ
later desk	JKIKGJL
later did	JKILIIK
later din	KIJIIIL
later dishwasher	JMJKHGI
later doe	IMIIIIJ
later dog	KJKIIKK
later door	ILILKKK
later doubl	KIKKHGK
later down	LKJJFFJ
later drain	JKKLIIJ
later drap	JILKIIL
later drawer	LJJIJHK
later dresser	JKKGIGM
later drop	IKKHLKK
later dry	LLJIIJJ
later dryer	IKKLHGK
later drywal	JKHJHHK
later east	IMIIIII
later either	KKKIIHK
later electric	LIHKIKJ
later end	KLGGJGL
later enough	IIJLKLJ
later epoxy	LKIKIII
later everyon	JMJIJIJ
later everyth	LJIILIK
later ex	KIIKLIK
later exist	JLHKJGJ
later fac	KJKKIKJ
later fake	MJJIJIL
later fall	LKIIIIK
later fan	LLKIKGH
later far	JKIJIIK
later faucet	MKIIIHK
later file	LIJLIIK
later fine	LKHJKHJ
later fireplac	JKIJLKJ
later first	JLJKJII
later fit	MLIHHHJ
later fixtur	MIJIIII
later floor	LIJKFIK
later fold	LKHHKHJ
later follow	IKLIIIJ
later for	KHKKKKL
later four	JLJJKHI
later freezer	LIKKHJI
later french	KIIKILL
later fridg	KIKLFJK
later friend	KKIKIIK
later from	KKIKJKJ
later front	KKKIIGK
later ft	LLHGIGK
later full	JKHKKGK
later furnac	JLKIIHJ
later gabl	JKIIIIL
later garag	JKIKKII
later garbag	LKJIIIK
later garden	LIJJLJJ
later gas	LHIJJJM
later get	JLJJKHK
later give	IILLIKK
later glas	LJJKHGK
later glider	LKIJIHJ
later go	IJILJIL
later going	KLIHKII
later golf	JKKHIIL
later good	KLMIHGI
later grab	KHKJKIK
later granit	JIILIIL
later gun	KLHKIIJ
later half	JLHHHHK
later hall	IKKIKLK
later hamper	LJKIJIK
later hang	KIHLJHK
later hatch	LIIKIKK
later have	KKIIKLK
later he	KJJKKGJ
later head	JLIIILK
later heat	LJGJGKH
later heater	JLKGHHK
later heavy	LIKIIIK
later here	KIKJHMJ
later high	JILLJIJ
later his	LJJKKGJ
later hockey	LKIKIIK
later hold	IKIKKKK
later hood	IJKKJIJ
later hook	LKHIHHK
later hot	JLJIKKJ
later hous	JLJJIIJ
later hung	IKILIIK
later husband	KJIHKHL
later i	JKIJKKK
later i'd	HKLKKKJ
later i'll	IJJJILL
later i'm	JGKMHKI
later i've	JKIJJHL
later idea	KJLHKKJ
later if	NJIKEII
later inch	LLJJHGI
later insert	KIILJIK
later insid	LKKJIHI
later instead	IKKJKKL
later insuranc	LJIIJIK
later into	IHLLIKJ
later iron	KKKKIHJ
later island	KJHLLKJ
later it	KJMKHIJ
later it'	HNJJJKI
later itself	JKKKIKK
later just	KKKJIHJ
later keep	LLIKIEI
later kid	LIJILIK
later kit	LIIIIIJ
later kitchen	MJHKGGJ
later kitchenet	KLJIJJJ
later ladder	JKILIKK
later landlord	ILIJLIJ
later last	LIKIKIJ
later late	KKKIIIK
later laundry	JLKKKKI
later leak	KKIIILJ
later leav	JLKGJKK
later leave	JLJHIKK
later lift	JKILIIK
later light	JLFKJKJ
later like	IKKKKIK
later linoleum	HMLHIHL
later liv	KKKJIHK
later loft	JLIKIIK
later log	IKIKKIL
later long	KLIKIHJ
later look	LKIIIIJ
later lose	ILJLIHJ
later lost	KJIKKIJ
later love	JLHJJLI
later loveseat	JJKIHIL
later low	LIILIHJ
later machin	KLIJIIJ
later made	LLJIIII
later make	KKIHIHK
later marbl	KLIIKIJ
later mat	KKIIKIK
later mayb	MJIIJHJ
later me	LIJLJIK
later medicin	KKIIKII
later microwav	MJIIIHJ
later middl	IJKIILL
later mine	KKIJIHK
later mini	IIIKKIL
later mirror	KKJHKKJ
later mobil	LILIIIJ
later money	LJJIJIK
later motion	KILKJIK
later mov	JJGKGJM
later move	JJKJHGL
later must	KKIKIIK
later n	IMJIIJI
later nah	KIIIKKK
later need	LLIIHKJ
later never	LHKJKHJ
later new	HJKLKFL
later next	LJHHJHL
later nich	KJKIKII
later none	JJIJLHK
later north	MKIHJHI
later noth	JLJKHHJ
later now	IJKKHLJ
later oak	MHIKHHJ
later obviously	LKIIIIJ
later off	KKHKKIL
later ok	LKHJHHK
later old	LKKJHJJ
later on	JKLKKII
later once	KIJLKJK
later one	JHJLLLJ
later only	MKKIHJJ
later open	KIJLKGJ
later opposit	JMHKHHJ
later or	JKKILFK
later other	KLJJHGJ
later otherwis	JLIIIII
later our	KIFJGLM
later outdoor	KLIIKIK
later outlet	LJHKHJL
later outsid	MKIHIHI
later oven	JIKLIGL
later overhead	LIIKIHL
later own	LIKHKLJ
later owner	KJIIIIL
later paint	LHHLIKL
later pair	ILHMHHI
later panel	JLIKIIH
later part	IKLKIHJ
later pendant	KKHKHHK
later peninsula	KIIKIIJ
later peopl	LJKIIKJ
later per	JKIKILJ
later ping	KLJIIIK
later pink	LKIKIII
later pipe	KKIHIIL
later plac	LIKJIKL
later plain	KIJIILJ
later pleas	JHKJKKL
later pocket	KILKJII
later pong	KLJIIIK
later pool	LJILIIK
later pot	LJKHLIK
later present	JKILJIJ
later pric	KJIHLHI
later pull	IJLKIIJ
later queen	JIIJKLL
later rack	KIKKGGL
later radiator	KLKGHGL
later rail	KLHIIKJ
later rais	JIILIHL
later ramp	JLKJIHJ
later rang	JLHJKJK
later read	KIIKKIK
later reces	KKIKIIJ
later refrigerator	LKHJJHK
later relocat	LJLIIIJ
later remain	JJHLKKK
later remov	KIJIJMJ
later replac	KIHLHHL
later return	KKJHIIK
later rid	JIILIIK
later right	KKLKHKH
later rock	KLIIKIJ
later rocker	KIKKJIL
later rod	NIIKJII
later rol	KIIIKKK
later room	MJGJJJJ
later round	KJHLHLJ
later rubber	KLIIILJ
later rug	LJHGLGL
later run	JKHKKKK
later safe	LJKKIII
later said	KIKKLIJ
later same	KLIHIIK
later sauna	JLIKIIJ
later saw	KKKIKIJ
later say	JHKJLHL
later seat	LKKJKHJ
later second	IKHLLKJ
later secretary	LIIKIIJ
later sectional	JKKKHHL
later see	JJKJILK
later sell	IJLKJLL
later separat	JKJKJKI
later sew	KLIIJKJ
later shad	KIIILIK
later shallow	LIJLIHL
later she	JKKILHL
later sheet	JKLJJIL
later shelf	JJHKGKL
later shift	KLKIJII
later shot	JIKLJIK
later should	KJHKJHK
later sid	MIIIKIK
later side	KKGJLJI
later simulator	JILKIIJ
later sinc	ILLLHHI
later sink	KJLJIGK
later sister	MJHIKHJ
later sit	JJLJHKJ
later six	LJKJHHJ
later size	IIJLJLK
later skylight	LJIHIIL
later slat	LIJJLII
later sleeper	JLJILIJ
later slid	KKIJLHJ
later slider	JLHJKJI
later slop	LKJIIIK
later smal	KIIJJHL
later smok	LIJIKLJ
later so	HMGJILK
later soapston	LIILIIJ
later sofa	KKGIJJL
later softener	IKILJIJ
later solid	LLIHHIJ
later somehow	JIILIIJ
later somewher	JLKIKIJ
later south	JMKIIHJ
later spot	LIILJIJ
later stack	MJIIIKJ
later stair	JMKIJGJ
later stal	ILIKIKI
later stand	JKKIHLI
later station	LJIKJIK
later stay	LJJJKHJ
later steel	LJIHILI
later stil	KLIIIIK
later ston	KLIIIIJ
later stool	KKHLKHJ
later storag	KLHKJIJ
later street	KLIIIIJ
later sump	KIKKLKJ
later surround	LIIKJIL
later surviv	LJHKHKJ
later swap	KLJJIHK
later swing	LIHKJGJ
later switch	JJKLIIK
later tabl	KJJJHJL
later talk	IMIKKII
later tall	JIJMJIK
later tank	JMJIJIJ
later that'	JKLJHJJ
later the	JKLJHIJ
later them	KKIHHKL
later ther	KJIKHKK
later there'	KLGKIJJ
later they	LIHJKKK
later they're	ILIILIJ
later thing	KIILKII
later think	JKHKLHK
later thos	ILLJKGI
later thre	ILKGLKJ
later through	KJIJKLL
later til	LIJIKII
later tile	LIJIKKJ
later to	KJKJGJL
later toilet	KIJLJDJ
later told	MHIKIHK
later tool	KKIHIIK
later top	JLHJJHL
later towel	KMHJHGI
later track	KLIJIHJ
later trad	LKKHIHL
later tray	LKIJJIK
later treadmil	KJKKIKJ
later tub	LHLLJJJ
later turn	IKKLIKK
later tv	KIKKIGL
later twin	JIILLIJ
later underfoot	MJIIHIJ
later unit	LKKIKIK
later upper	JJIKHKL
later us	ILLJJGJ
later use	JLIHKHK
later used	JKILIHI
later utility	LLJIJHI
later vaniti	LIIIIIM
later vanity	KJJKIIK
later vent	KLIKIIJ
later veto	LKIIIIJ
later w	KKJKJHJ
later wainscot	LKJIIII
later wal	KJKKIHJ
later walk	IJJMJIJ
later wall	JKJIKHL
later wallpaper	KJIKIHK
later walnut	KMIIIII
later want	IKLKKJI
later wardrob	MHIIIHL
later washer	JJJMHJK
later water	IKIKKHL
later we	JJMIKKK
later we'd	JKJKKGK
later we're	KHKJKKL
later we've	JLHJJKJ
later well	KKIILIJ
later were	LJKJJEL
later west	ILIIJIL
later wet	KJILJIK
later what'	JKIKILJ
later whatever	MJIIIIK
later when	JKILIIJ
later wher	KIMKHGK
later wherever	LLJKIIJ
later whil	KKIKKHJ
later whit	JJGLHGM
later whol	LIKKJJJ
later wide	KKIJIKL
later wife	JLHKHGK
later wife'	KJHHKHL
later will	LLKHIHI
later wir	KKIIKIJ
later with	JKKKIHK
later wood	LHHLLHI
later wool	LIIIKIL
later work	JLIHKHJ
later workbench	KKIIJIL
later would	KKFILGK
later wouldn't	MIIIJIJ
later x	ILJKIJL
later year	LKIIIIK
later yes	LIHKLGJ
later you	IKJIGLL
later2 	JKIJLKJ
later2 ! !	JIILJII
later2 # )	JIKIIIL
later2 ) ,	LJJIJIK
later2 and the	KKKIIHJ
later2 can it	JILIIIL
later2 can the	LIILIHK
later2 ceil fan	JKKKHIJ
later2 clos off	JKIIJIL
later2 could a	JLIIIIK
later2 could the	KKIKIIK
later2 fridg is	KJILJII
later2 grab bar	KIKJKIK
later2 i have	KLIHKIJ
later2 i not	KKKKKHI
later2 i want	HLILIKJ
later2 i were	MKIKIIJ
later2 i'd like	HKKKKKK
later2 if it	LKKKIII
later2 if not	MIIKJIJ
later2 if you	KKJIIIK
later2 in the	JKILIII
later2 it' a	JLLHKHI
later2 keep the	KKIKKII
later2 leav the	LLIIIKI
later2 lose the	JIKLJJK
later2 medicin cabinet	KKIIKII
later2 my sister	LIIKIIK
later2 my wife	JKHLIHJ
later2 my wife'	LJIIJIL
later2 no ,	LHIHKIL
later2 no .	JLIILIJ
later2 no carpet	KJHKIKJ
later2 not need	KIIIILK
later2 on my	IMJIIII
later2 on the	KLIIIJJ
later2 shower #	LJIKKHK
later2 sink ,	MIIJJJI
later2 sink in	KILJIIL
later2 so the	JIIKJKJ
later2 take it	JLIKIIK
later2 the bench	MIIIJIJ
later2 the chest	MIJIJII
later2 the closet	IKKIKIK
later2 the crib	JLIKIIJ
later2 the desk	KKKKJIK
later2 the door	KIIKIIL
later2 the old	MKKIIGJ
later2 the piano	LHIHJIK
later2 the radiator	KJKIIIL
later2 the refrigerator	LKHHIHK
later2 the tabl	KIIKIIM
later2 the toilet	KKIKIIK
later2 the tub	JILKIHK
later2 the vanity	LHHLKKJ
later2 the window	LKKIIIJ
later2 then the	MIILJII
later2 ther is	LLJIIIJ
later2 ther were	LJIIKIJ
later2 there' a	KKHJJJJ
later2 toilet room	JLJIIIK
later2 track light	ILJKIIJ
later2 upper cabinet	IIILIIL
later2 want :	ILIKJIJ
later2 we do	KJLJKHK
later2 we have	KIIILHL
later2 we not	LKIIJLI
later2 what i	KKIKKKJ
later2 what we	JKIIILJ
leads #	JKHGIKK
leads &	KKHLIKI
leads (	GJLJJLK
leads )	KJKHKKK
leads I	JLIKIIK
leads N	JKIJHKL
leads P	LIHGJLJ
leads T	JHHJJLL
leads U	IHILIIL
leads a	IKGKHJK
leads b	LILJJIJ
leads v	LIJKHKK
listed #	LKIIIIJ
listed my	GLKKILI
listed new	NHFFFJI
listed no	HHIHNII
listed old	HKELHKJ
listed the	HKKKIKK
mark )	HHLKLKJ
mark ,	KKIKJKJ
mark -	IJFKLJK
mark :	IJLLKHK
my*+1 (	IMGKHGI
my*+1 ,	HJLJJLJ
my*+1 ;	IKJIKIK
my*+1 and	HKGKKLJ
my*+1 com	JMIIIIJ
my*+1 go	IKLJIHI
my*+1 have	LJIKIKJ
my*+1 in	IKHHLLI
my*+1 is	HLKIGJK
my*+1 on	MIKHIKI
my*+1 should	ILKIIII
my*+1 stay	JMIIIII
my*+1 with	LIIILII
my*-1 ,	JJKKKEL
my*-1 .	ILKKJKE
my*-1 :	IKKKHHH
my*-1 ^	HJKKKLG
my*-1 and	ILIKIKI
my*-1 for	ILIIIKI
my*-1 like	LKIJIIJ
my*-1 of	JLIKIIK
my*-1 to	IKIIKIL
my*-1 want	LJHIKKI
my*-1 wher	IKKIJIL
my*-1 with	IKLKKJI
my*after #	IMHHHKJ
my*after a	KKKJHKJ
my*after are	IIILHLI
my*after back	KJKIKII
my*after be	KKJJHHK
my*after by	KLJJHHI
my*after can	JKIKIKJ
my*after com	IMKHIIJ
my*after door	LLHIIII
my*after end	LLIIJIJ
my*after enormou	JKLIIIJ
my*after from	JLIIILJ
my*after garag	JJIMIHJ
my*after go	IKLIHKI
my*after have	KLHKIJI
my*after here	IJILLHI
my*after in	HKIJKLH
my*after into	JKKKIII
my*after is	ILKJFJK
my*after it	HKJGKKL
my*after my	IJKKHLI
my*after next	JMIIJIJ
my*after not	IKIKLHI
my*after on	MJKHHKI
my*after room	IIILHMI
my*after should	ILKIIII
my*after side	ILKHIKJ
my*after stay	JKIIIKI
my*after that	JLIKIKI
my*after the	JKJKKKH
my*after to	KILKKKI
my*after two	LKIIJIJ
my*after under	KKIIIKJ
my*after wall	KILIIKJ
my*after were	JKIKLHK
my*after wher	IKKJLII
my*after window	IKKILKI
my*after with	LJIHLII
my*before a	ILIKIHK
my*before and	JKGKGLI
my*before for	IMHHHKI
my*before have	LJKLIIJ
my*before i	JLKHIJK
my*before i'd	ILIJIIK
my*before in	IKIILIK
my*before is	ILKIIII
my*before it	IILLIKK
my*before like	KKIIIKI
my*before my	IKIIKKK
my*before not	ILLKIHK
my*before of	IKILIIJ
my*before on	IKIHIKK
my*before so	JKLHIKJ
my*before that	IMIIJHK
my*before the	JJGJHLL
my*before to	IJKKKHL
my*before wall	JLIKJII
my*before want	LJHKKJI
my*before wher	IJKIJIM
my*before with	IKLKKJI
my*closes 	ILLKHKJ
my*closes the garag	JKILIIJ
my*closes to it	JMIIJIJ
my*head bed	JKKKGIK
my*head bench	ILIKLHI
my*head chair	ILHLIHK
my*head desk	KKLGJGK
my*head door	IIILILK
my*head dryer	JKKLIII
my*head loom	JMHIIIJ
my*head machin	JJILIIK
my*head recliner	JLKIIIJ
my*head sink	KLGKHHJ
my*head stov	LKHIKHK
my*head tabl	IMKIHHI
my*head treadmil	JIIMLIJ
my*head tub	IKIILII
my*mark 	JKJLILJ
my*mark (	ILKKGJI
my*mark ,	IKJKJLJ
my*mark .	HLKJLKJ
my*mark :	KJILIKI
my*opens 	HKKKJKI
my*opens and	JMJIJIJ
my*path 	HKKKJKI
my*path &	JMJIJIJ
my*path Iv	KLIIIHI
my*path Nv	KKIIKKJ
my*path P	ILIIIKK
my*path q	KKHKIKI
my*path v	ILILIII
my*tail 	ILLKHKJ
my*tail &DN	JKIIIKK
my*tail N	HJKKHKL
my*tail PDN	LKIIJLG
my*tail a	KLIIIII
my*tail bDN	JMHIIHI
my*tail bN	JKIKIIJ
my*tail bPD	JLHIIKI
my*tail mbN	JLIIIIK
my*tail mvP	JLIIIKJ
my*tail vDN	JKLIIII
my*tail vPD	ILKJHGJ
my*tail vPa	JKILIIJ
my*then b	HKJKKKK
my*then h	KKIKIJJ
my*then m	IKJKHJK
my*then v	GKLIEJK
my*verb have	LJILJIJ
my*verb like	KKIIIKI
my*verb want	LJHIKKI
negated	HJJJNKI
new*+1 ,	MJHIIII
new*+1 .	LIIIIIK
new*-1 ,	MIJIIIH
new*-1 .	MIIIIHI
new*-1 that	KIIIJLI
new*after the	LIIIIIK
new*before that	KIIIJLI
new*closes 	MIHHHGJ
new*mark 	MIJIIIH
new*mark ,	MJHHHKH
new*mark .	MGIHHHL
new*opens 	NGHHHGG
new*path 	NGHHHGG
new*tail 	MIHHHGJ
next "	MIJHIIL
next #	NJIIGFK
next &	HLKKJLJ
next '	IJIJGKN
next +	JJIKKIL
next /	KKILHKJ
next a	JKHLJJK
next abov	MGJKFFI
next acoustic	MHKIIII
next acros	JJLJLGJ
next add	KLHHHHK
next adjustabl	MIIJIIJ
next after	LIIJIIK
next against	JLLGKHJ
next agre	IKILJII
next ahead	ILLIIKJ
next air	JKIKIIK
next all	HKIMLJI
next allow	MHHIIIL
next almond	IIIMIIJ
next alon	LIKHIIJ
next already	KJGJKLK
next alway	JJKILLJ
next am	LLIIIIK
next amp	JLHIILJ
next an	KJJLLFJ
next and	IKKKJLK
next angl	LKHIIIK
next another	KIILHKJ
next any	KKHLJHJ
next anyhow	LIHLHHJ
next anyth	JKIHLKK
next anyway	LIILJIJ
next anywher	JNIIIHI
next apiec	KIIIIJM
next arch	KKJIIJL
next arm	LLHHIHJ
next around	KKHJIHL
next arriv	LKIJIIJ
next as	KKJJJIL
next ask	LIGIMJK
next at	KJKJHKJ
next ate	IKIIILL
next attic	ILLJIIJ
next auction	IIIMIIJ
next away	KIKLHIK
next back	KKKIILJ
next backsplash	MKHHIGH
next bag	LKIIIII
next balcony	IIILIIM
next bar	MHIKGJJ
next bare	JKHKJLJ
next barn	KJILKII
next base	KKHIIIK
next baseboard	KIILIIK
next basement	JKHLKHJ
next basin	LHILJIJ
next bath	JIHLKHL
next bathroom	IKLIILK
next bay	ILIILII
next be	JJLKHLK
next beam	LJHJIHL
next becaus	LIFKJJL
next bed	JIKLHGL
next bed'	MIJIJJJ
next beer	JILKKII
next befor	LKHKIII
next behind	KKKIFJL
next being	KHHMIIJ
next believ	IMIJIIK
next below	NIIJGGJ
next bench	LJJJHKL
next beneath	KKLIHHJ
next besid	LILIHGL
next better	KJKKIKJ
next between	KILJHGL
next big	LIGKKKJ
next bigger	KJHLIIJ
next bik	JLHKIIJ
next bin	KJHLHHL
next black	LJHKJHI
next bles	KKIKLII
next blind	JIILIIL
next block	IJLLKJK
next board	JKHKKKJ
next body	IIIIMIK
next bolt	LKIHJIJ
next book	JLLJIIK
next bookcas	LGHKHJL
next bookshelf	LKIJIIJ
next bookshelv	KIKLKIJ
next boot	KJHJHHK
next both	LJJMGIH
next bottom	LJIJIII
next bowl	LJKKHHJ
next box	JMIGIIK
next boy	KIILJIK
next bras	KJHJHHL
next break	JJIMJIK
next brick	KKHHHHM
next bring	KKJJIIL
next brok	JJKLLHI
next broken	IKIKILI
next broom	KIKIIIM
next brother	ILIKIIJ
next brush	KKILIII
next budg	ILIIIKJ
next budget	LIIIILK
next build	LLJKHGI
next built-in	KJKIHLL
next bulb	IKIMIII
next burn	IIILKIL
next burner	LHHKIIK
next but	HLKGMLK
next butcher	LIIJIIL
next buy	JKKKHKK
next by	JLLJGIK
next cabinet	LJKIHJL
next cabl	LJILIHK
next call	LLIIIII
next came	ILKIKLK
next can	JKHKHJL
next cant	KKKIIII
next cap	HKHLKLJ
next car	ILIJLHJ
next carpet	MJHJJJK
next cas	IMJKJIJ
next cast	ILIKIJJ
next caster	LIIIJJL
next cat	ILKHKLJ
next cedar	KIIMIIJ
next ceil	KKEKHJJ
next cellar	KLIIIIJ
next center	LJJIGGK
next chain	JMIIIII
next chair	LKEHJHK
next chang	JLHKJHL
next channel	MIIIIII
next cheap	KKHHIIK
next chest	KKHLHHI
next chimney	LKKIIIJ
next christma	JKILIHI
next clear	ILLJKGJ
next clock	KKIIKIK
next clos	MIHKHHJ
next coat	JHHMIIK
next code	JJKHLHL
next coffe	KJHHHLJ
next coil	KKIIJLI
next cold	LIJHIKJ
next com	IJJLGKK
next come	JJLKJFI
next comfort	MIILIIJ
next concret	KKIKIKJ
next cooktop	LKIHKIK
next cool	LIKIIIL
next cork	LKIKHHK
next corner	KKKHIJM
next cost	MKIIIII
next couch	KKKIIIK
next could	JJKKHKK
next counter	LIKJIFL
next cousin	IIINIHI
next cover	IMHHHHL
next crack	ILIKKHK
next craft	KIIKIIL
next craigslist	JIIMIIJ
next crat	JKIJHHL
next crib	IKLLJIJ
next cubby	KJIIIIL
next cupboard	LIKKIKK
next curb	IIKLIHL
next currently	KIMIIIJ
next curtain	JKGLJFK
next curtain'	LKJIIII
next curv	MHIKIJJ
next cushion	MHIIIIK
next cut	IKJKHKK
next dad	KKIKILI
next dark	KJHKIIL
next daughter	JKILIIK
next day	LIILIII
next dead	JJGKLKJ
next decid	JJIILIL
next deep	MIEIGFL
next dehumidifier	KJHLIHI
next den	JKILKKJ
next desk	KLFKIJL
next died	IIKLIIK
next din	JLHILGI
next dishwasher	LHJIKGL
next disturb	ILJKIIJ
next divid	KIIIJIL
next do	KIHLKKK
next doe	JKJLKFJ
next dog	IKHKLHL
next done	LKHHHLJ
next door	JLJJIHL
next doorway	LKIIIIJ
next doubl	KKKKIHK
next down	JKLLIEJ
next downstair	KIKIJLL
next drain	LKFKGFI
next drap	LKIIIIK
next drawer	MIIJIFL
next dresser	JKJJJHL
next drop	KJKLKHI
next drum	IJKMHKK
next dry	JLJIHKJ
next dryer	JJJLJFK
next drywal	JJHMKGJ
next duct	JKHLIHJ
next dump	IIIMIII
next dust	JLJIIIK
next dw	JKILIIK
next each	MIGKGLJ
next east	IMHJIHJ
next eave	IMJJIII
next eight	MHKJIHK
next either	LJHKHLJ
next electric	LKGJJKI
next else	JLHGKHL
next em	HMIKHHK
next empty	JIJMIIJ
next end	LKKGKGK
next english	IKLIIII
next enough	KKHHKIK
next entry	LJIIJKJ
next epoxy	LIIILIK
next even	KKHKIKK
next ever	JLIHKKI
next every	HJLKLHK
next everybody	KIIKIIK
next everyon	IKIKILJ
next everyth	IJLLHJI
next everywher	LJIKIIK
next except	JKILKIK
next exist	IKLIIIL
next fac	KKLJGFI
next face	JILIIIL
next fake	KIHMIII
next fan	KJGLKGK
next far	ILKHIHK
next farmhous	IIIKMII
next faucet	KKHLHHJ
next feet	KKKIFJJ
next figur	JLIIIIL
next file	MIIIIIJ
next find	LIIIILL
next finish	KLHJHKJ
next fireplac	JMHGKGJ
next firm	LIILLIJ
next first	LJIKHKJ
next fit	NIGJJGJ
next five	MJKHIHJ
next fix	KLHIHKJ
next flang	LKIIJII
next flank	KJIIIIL
next flat	JLIIIIK
next float	LHKLJHK
next floor	LKIIFJL
next flush	IIIMIIL
next foam	KKLIJII
next fold	KJJKHGL
next foot	LKKHJGJ
next for	KIHJLJK
next forget	JIIILIL
next formica	MIIHIII
next forty	JJILIIK
next four	LKFKIII
next fram	JLIKIII
next freestand	KLKIKII
next freezer	JMKIIHI
next french	KHIMLHI
next front	JKLJHKK
next frost	LIIIILJ
next ft	LKDIFIK
next full	KKILHGI
next furnac	JIKLIKJ
next futon	LIIHILL
next gam	JLIIJIJ
next garag	ILILHLK
next gas	JJKJGKL
next gate	MJIKIHI
next give	KJFJJKL
next glas	LKJIJFK
next glider	NHHHKIJ
next go	JHKNHJJ
next going	IKHLIKI
next good	INJIKII
next grab	MIJIIIK
next grandma	LIJHIIL
next granit	KJIKIIL
next gray	LLHIIIJ
next great	LLIIIII
next green	MIIKHHK
next grout	KHILIIL
next half	KKKJHGK
next hall	IKKMHGK
next hamper	KKIHIKK
next hand	MKJJHGJ
next handl	MIIIILJ
next hang	ILKJGKK
next hate	KKKJKIJ
next haul	JJHLIIL
next have	HKKKKLI
next he	JKGKLKJ
next he'	IIHMLGI
next he'd	JJIIIIM
next he'l	MIIILII
next headboard	LJIIIHL
next hear	LLIILHI
next hearth	JIKKIHL
next heat	KKJJJFI
next heater	KJKJIKK
next height	NHGLIJI
next her	JKGJKKJ
next here	JIGJLNJ
next hex	MJIHIII
next hide	JHLIILK
next high	LJFFJFL
next him	JIHLLKJ
next hing	ILKLHGG
next hit	JKKKLHL
next hmm	LKLHHHJ
next hold	KLHHIHL
next home	KHHMJHK
next hood	KKJGHKL
next hook	MHKIGJJ
next hose	KKLHKII
next hot	JLLHHKJ
next hous	JKKLKHI
next how	JKIILIK
next however	LJKKIIK
next hung	KJKKHLH
next husband	LJHKIKI
next i'd	JKKKJIJ
next i'll	JJGKKKL
next i'm	JKJIJLL
next ice	JKKKIII
next idk	JKIKJIK
next if	PGHIGHJ
next inch	LIJKIEK
next includ	KKIIIIL
next indoor	KIIKIIL
next induction	JHILIIL
next insid	LJKJJGK
next inspector	IKKIJIK
next instead	IIHLJHM
next insulation	KKIIKII
next insuranc	JIIIMKJ
next into	IJKKJHK
next iron	HJGMKGJ
next is	JJKKLKI
next island	MIKIHGK
next it	GJMKKLJ
next it'	IKLJLKI
next its	ILLLFIJ
next itself	KJIIIIL
next jar	JJILIKJ
next job	KKJLJII
next joist	LIJIKIK
next joke	HJHKLLH
next june	IKILJIK
next junk	JJILIIL
next k	KIIIILJ
next kayak	ILILIII
next keep	EOJGJHK
next kid	JJGKLJK
next kind	MHHJHHK
next king	LKIKIII
next kitchen	ILFJLKJ
next knee	LJIKIIH
next knob	JLKHIIL
next know	KJJKHLI
next l	MJKIIHI
next ladder	MIKHIIK
next laminat	KKIIIIL
next lamp	LKJIHGL
next land	KJILHII
next last	JKHKKHK
next late	JLIKIIK
next laundry	KJHLLHJ
next lead	JIILJIL
next leak	LIILIKI
next least	KHHKIKK
next leather	LKIIIIK
next leav	HNFIEKK
next leave	KLKIDIK
next led	KHKKIIL
next leg	LKKHHHH
next let	JJLHKHL
next lid	LLKIIIJ
next lift	JLIJILJ
next light	MKJIGFJ
next lik	KMIIIKI
next like	JJDKKLL
next line	JMHJIHJ
next linen	KIHLIHL
next litter	KKLIJIK
next littl	MJKJIIJ
next liv	JLIHKKJ
next live	KKHKHGK
next lock	MKIHIHJ
next locker	KKIKIIK
next loft	KJIKIHK
next log	LIIIKIL
next long	LHKIJEL
next lose	JKKHHHL
next lot	JIIMIIK
next love	JKHJIHL
next loveseat	JLHKIIK
next low	KKGJKGL
next lower	JKIKIIK
next lvp	MIJIIIK
next machin	JJGLHLJ
next made	KKIKKHI
next mak	KIIKLIJ
next make	JJILLFK
next man	KKKHKHJ
next mantel	IMIIJII
next marbl	JLHKIKH
next mat	LHIKKIK
next match	KKHKIHK
next may	KJJKHGL
next mayb	LIHKKHK
next mean	KKIIIKK
next measur	JKKHKIK
next medicin	KKHKIII
next metal	LLIHIHI
next microwav	LJHKKHK
next middl	KMGHIKJ
next milk	JLKIIII
next mine	JLKIGJJ
next mini	KIHLJGK
next mirror	LKHKJFJ
next mixer	KJILIHK
next mom	ILIIJLI
next moment	KLKIJHJ
next money	KKIIIIL
next more	JKHLHJK
next mother	KKIHKKK
next mount	JIKLHLK
next mov	KKJLHGI
next move	ILMJJGI
next much	LKIILIK
next must	KJLKJGJ
next my	IIJLNJK
next nana'	ILIKIII
next near	JMKIHHJ
next need	KLIHJJK
next neither	KIHILKK
next never	JIILLFJ
next new	IKDMGJL
next next	IIKLKEL
next nich	JJHJLKL
next nightstand	KKJHIHL
next nine	KKIKJLI
next no	JIIHOLJ
next none	KHIHLLK
next north	HOFGHGK
next not	KLGHMJJ
next noth	JMGIHGK
next now	JJMHILJ
next nowher	LLIIIHK
next oak	JLHKHHK
next obviously	JJIKILI
next off	HJJMJLI
next offic	LJHKIHJ
next ok	KLGJIKI
next okay	JLJILII
next old	LJIKKFI
next on	LKKGHGL
next once	IIILKHL
next one	JIDMLKJ
next only	JLFJJLL
next open	MJLIIJI
next opener	MHIIIIL
next opposit	MKJGGKJ
next or	MJJIKEK
next original	IMIIIII
next other	IJLLGKJ
next otherwis	LHKJIKL
next our	HLHILLL
next out	IHJNIIL
next outdoor	LIIIKIK
next outlet	MJFJGHL
next outsid	KHJKHMH
next oven	KJLIGFK
next over	JJMEJKM
next own	JMKGJKJ
next paid	KLIIIKI
next paint	LKGJJHK
next pair	KLHIHIJ
next pan	LKIKIHI
next panel	JKKLIGK
next pantry	IMHJKHJ
next part	JLKHHGL
next pas	JKILKII
next past	ILIIJIK
next patch	IIIKILL
next patio	LHHJKLK
next pattern	LIIIIIL
next pedestal	MJKKIIJ
next pegboard	LKJIJIJ
next pendant	LKHJIHJ
next peninsula	LILIIIJ
next peopl	KJKJKHK
next per	LIJIIIK
next perhap	KKKHIIK
next permit	LIIIIIL
next phas	LIIKJIJ
next pick	JIJMIIJ
next piec	JILKJIL
next pink	IIIMIIJ
next pip	KKKHHLK
next plaid	IMIKIHI
next plain	IJILLIK
next plan	JIIKKLJ
next plant	KJILKII
next plaster	MJIIIIL
next plastic	JJILIKJ
next plat	KKHLIIJ
next pleas	KMJHIEK
next plu	MHHHIHL
next plug	JKILIIK
next plumb	JKKLIIK
next plywood	KLIHJKI
next pocket	IIILIHM
next popcorn	KKHLIHK
next porcelain	LIIIIIL
next porch	JIIJJLL
next post	ILIILIJ
next pot	LHIHKKI
next prep	KIIJJJL
next present	KHLHKIK
next presently	JJLIHLJ
next pric	LIIILHI
next proper	JJHLILJ
next pul	JLIJHHK
next pull	JIKKIIL
next pull-down	MHIIIII
next pull-out	MIIIIII
next pump	LIHLIIJ
next push	KILIIIJ
next put	IKKLJGK
next quartz	KIILIIK
next queen	NHHIHHI
next quiet	KHILIHM
next quit	IKJHLHK
next quot	JIJILIL
next rack	LKJJHGJ
next radiator	LKKHKHJ
next rail	LLGJHGI
next rais	JLIKHHJ
next rang	KJHJKGL
next rather	JJLKHGL
next reach	LKIHIGJ
next reachabl	JLIIJIL
next real	MKGKJGI
next rear	KLIIIIK
next reces	MIKJHIK
next recliner	LLIJIIJ
next record	ILKHKIJ
next red	KHLLIII
next refrigerator	JLIIIIK
next register	JMIJJJI
next reglaz	IMIIIIJ
next regular	KIIKKLJ
next relocat	IKMHIIJ
next remain	HMGIHLI
next remov	ILIKILK
next replac	MHILEEH
next requir	LHIKIIL
next rest	LJHHIIK
next restor	IMJIIIJ
next revers	ILLIIHJ
next right	ILKGIIL
next rip	JKILIHK
next rocker	JKIILLI
next rod	KLHKHHI
next rol	KLJIKIK
next roll	LJILIHJ
next roller	IIJMIIJ
next roof	KIILKJJ
next room	KJJKJEK
next round	MHGJHHK
next row	MHIIIIK
next rubber	KLIIIIJ
next rug	JLHJKJK
next run	KJLJGGK
next s	IKIMJIK
next said	LKHHKGK
next same	LIFLFFJ
next saturday	JJJLIIJ
next save	KLIIJIJ
next saw	KIIKLIK
next say	JKIJLIK
next scal	JMIJIHK
next sconc	MIHKIGJ
next scrap	JJILLHI
next screen	LJGIHKI
next screw	JJIMJHJ
next seal	LKIHIHJ
next seat	LKFJIJK
next second	MJHHKHJ
next see	IILKHJL
next sell	JHGLHLK
next separat	KIIIHLK
next set	LKIJIIK
next seven	MIKIIII
next sew	KLJIILI
next shad	JLHMHGI
next shaker	KJILJII
next shallow	LJHKIIJ
next shap	LIKIIII
next she	KJIJKLK
next she'	LHILKIK
next sheet	MIIHIHL
next shelf	KKGGKKL
next shelv	KJGJKJJ
next shift	JIMJIGJ
next short	KKKKIHJ
next should	LJJIHLK
next shov	KJLJJIL
next shower	ILHKIKI
next shut	KILKIHI
next shutof	LLIIIII
next sid	LHKKIIL
next side	JKLJHIJ
next sign	IIIKMKI
next sinc	KGKLJKI
next singl	ILHKKHI
next sink	KJJJIIL
next sister	KHKJKIL
next sit	KKKIKJK
next six	KLGKGFJ
next sixty	KKILJII
next size	MKHJHHI
next skip	KIIHLKI
next skirt	KJLIIIJ
next skylight	KKIILIJ
next slab	KKIKJIJ
next slat	KKIIIIL
next slid	JKLKIHI
next slider	KHKKKHK
next slop	LHKJJHK
next slot	LIKIJIL
next smal	LIILKIK
next smel	IIIMIIK
next snow	ILHLJIK
next so	GJMJIMK
next sofa	LHKIJKL
next soffit	IJKMIHI
next soft	KKIKIIK
next softener	IKMHIHH
next solid	LJKIJGK
next some	HJKLIIL
next somebody	IIILKKL
next someplac	JLIIJIL
next someth	IGKLLGM
next son	KIJLKII
next sorry	ILHJLHI
next sort	LIIKKIK
next south	JMHHIIK
next spac	LJIIILJ
next spar	ILLKHHK
next speaker	JLIJIIJ
next split	HJIMIHK
next spot	JMIKHHI
next squar	ILIIILJ
next stack	LILJIHK
next stainles	KLHIIII
next stair	JKKKGGJ
next stand	ILLJKFJ
next star	KILLJIJ
next start	LIIIJLJ
next station	JKIIILK
next stay	GOJGEJJ
next steel	JLHJJGK
next step	IMKKIHI
next stick	ILILIHJ
next stil	KLIIJKK
next stink	JMIIKII
next ston	LLIIIIJ
next stool	MIGKJHI
next stop	KIKHKKL
next storag	JMIIJIK
next stov	JJKKJFK
next straight	KKLIIIK
next street	KLKHIHI
next strip	KHIMIHI
next strong	JIIKJIL
next stud	JJKIKKL
next subway	NHHHHII
next sump	JJLIIIJ
next suppos	KIILJHI
next sure	LKIIIII
next surround	ILHKIHK
next swap	LGKMHHJ
next swing	JLKKJGK
next switch	KILJJIJ
next swivel	LHIIIHL
next tabl	LIJKKEJ
next tak	IJLLIHI
next take	IGENHLL
next talk	IJLIKLK
next tall	KJLKHHJ
next taller	JKILIIJ
next tank	LKHHIKK
next tankles	MIIKJIJ
next tap	LIIILII
next teak	JKLHKHJ
next tear	MKIIIIJ
next tell	MJLJIII
next ten	LHKLHHI
next tenant	ILIJILJ
next than	KKHJHHK
next thank	JLIIKKJ
next that'	KKHJIKK
next the	KJOIIJI
next their	JHJLIKK
next them	JJMKIKJ
next then	KHLKKLI
next ther	KJGJJLL
next there'	LJHJIKK
next thermostat	LIIIIIL
next they	HKKLKJK
next they're	JLHIIKK
next theyr	LLIIIIJ
next thi	HHKKLLK
next thing	ILKLGIK
next think	KLKHJKI
next thirty	JLIIJIL
next thos	IKJKGKL
next though	KMHJIHI
next threshold	KKHHHHL
next through	JJJKIHL
next til	IJIHIHM
next tile	KIILGJK
next tilt	MIIIIIK
next time	KJKLIHJ
next tiny	LIJILII
next to	IIMLDHK
next today	LGLKIHJ
next toddler	KKIKKIL
next toilet	JLLJFEJ
next told	JKHJLJI
next too	KKHJMJI
next top	KLFJGGL
next total	LKIIIJK
next touch	INIHIHJ
next toward	KIMIIHK
next towel	KJKIIIK
next tower	IMIIIIK
next toy	LIIKJIK
next trad	JKLKIHJ
next train	IMIIIII
next trap	KIIHIIL
next trash	MHHHIKK
next tray	LJIIIHJ
next treadmil	KILKIIL
next trip	JKLJIIJ
next trundl	KJJJILJ
next try	JJIIIIM
next tub	JMJKFEI
next turn	JKKJLHJ
next turntabl	IMIIIII
next tv	LGKJLKI
next twin	JLGKKHJ
next two	KJJIJHL
next ugh	KLIIIII
next ugly	IMIIIIK
next under	LIKJKDJ
next unit	KJILKIK
next unles	LHLIIIK
next up	JJLKHLH
next upper	LKHKIHJ
next upstair	LJIKJIL
next us	KJHKKKJ
next use	ILKKKLH
next used	IIKMKGK
next vanity	JJLLGHI
next velvet	MIIIJHJ
next vent	JKKKHGK
next vertical	KIKLHHI
next vinyl	LIGKGKJ
next w	JKKLGKJ
next wagon	JLIIIII
next waist	KKIIIKI
next wait	KLIHIIJ
next wal	JJHGILK
next walk	JJKKJIK
next wall	KKLHIJK
next wallpaper	JLIKIHJ
next walnut	JKIIIKK
next want	IJJKLLK
next wardrob	JIJKIIL
next wash	JIJKLHJ
next washer	MHIKIIK
next watch	KKIIIIL
next water	LKLIHFJ
next way	KKKJHJJ
next we	HKHLLKI
next we'd	KJIKHKL
next we'l	JJJLHHL
next we're	KHKLJLJ
next we've	JHGKLLM
next week	IJIMIII
next well	LHILIHL
next were	GJEKKLL
next west	LKHJHHJ
next wet	KLIJJIK
next what	KHKJMJJ
next whatever	KKHHJHK
next wheel	MIHIIHK
next when	KJKKHKK
next wher	MJJGELK
next wherever	LJIKIIK
next which	JMLLJJG
next whichever	LLIJIIK
next whit	IKFKGGM
next who	IJHLKHL
next whol	KKLKHHH
next wide	KKILGFL
next width	LJIIJIK
next wife	IKIKLHJ
next will	HJKLJKJ
next window	ILLJFGL
next wine	IILLIJK
next winter	ILIKIIK
next wir	KIJLHIJ
next wire	JJILJKJ
next wood	KJHLIHJ
next woodstov	JLHKIIJ
next work	HKLJJKL
next workbench	KLKHKII
next would	JJJKIIL
next wrong	LJKKHHK
next x	LKJJHEJ
next yard	JMIIIIK
next year	HJJLKKJ
next yes	LJKIKGK
next yet	LHIIMHJ
next you	KIKJKKK
next you're	LIKIJJJ
next your	JLHMHKI
next2 # "	MIKJFFJ
next2 # '	JKHJHHM
next2 # )	JKKKIHJ
next2 # ,	JMHHIHI
next2 # .	NHIHHHI
next2 # by	MJJGHGK
next2 # deep	LIIIJJL
next2 # feet	JKGKHKK
next2 # ft	LJGKGGK
next2 # high	LHIJIIK
next2 # in	JKKHKHI
next2 # inch	MIKJGFJ
next2 # or	MIJJIJJ
next2 # wide	KILKIIJ
next2 # x	KKJKHGI
next2 a closet	KIILKII
next2 a desk	KKJIJIL
next2 a new	IIJMJII
next2 a nightstand	KIIIIIM
next2 a pair	LIIKJIK
next2 a sink	KHILIIL
next2 a toilet	ILIIIIL
next2 all of	IJHLLHK
next2 along the	LKIIIIJ
next2 and a	LJKHFEK
next2 and can	KJHLIKJ
next2 and get	ILIKJIK
next2 and go	HKHMHGK
next2 and he'	IIIMKHI
next2 and i'd	JJKKHJL
next2 and i'm	HKJIIJL
next2 and i've	HMHKIKI
next2 and in	LIIKIIK
next2 and is	ILKKHKI
next2 and it	HKLJKLJ
next2 and it'	KKGJKLL
next2 and leav	LHIMIII
next2 and my	JKIKIIK
next2 and need	LLHHJHJ
next2 and no	LLIIIII
next2 and not	HLGKLFL
next2 and one	JKILIIK
next2 and put	KJKKIHJ
next2 and should	IKKIIKL
next2 and stay	INHHIHI
next2 and that'	IJKJHLK
next2 and the	KIKLGDK
next2 and then	KIKJIIK
next2 and they	IKHKIHL
next2 and under	LIJJJIL
next2 and we'd	KKKKJHK
next2 and we've	IIIKKKM
next2 and will	IJLKHJJ
next2 at the	KKKIIHJ
next2 back to	MIIIJJI
next2 becaus of	KKHKKIJ
next2 becaus the	KLIKIIJ
next2 below the	LKIIIIK
next2 bench ,	MIIKIII
next2 besid the	LKIIJJL
next2 both ,	KJLIIIJ
next2 but it	JLIILIJ
next2 but not	KKIIIHK
next2 but the	IKHILGL
next2 by the	LJHKIIL
next2 curtain' been	LKJIIII
next2 deep ,	MHIIIIK
next2 done .	LKIIJII
next2 fine .	LKIIIIJ
next2 four ,	MIJIIIK
next2 four of	JKIKIIJ
next2 gas ,	MIHIIIJ
next2 give it	KLIKJIJ
next2 go .	IIIMIII
next2 good .	ILILJIJ
next2 hex ,	LKJIJIJ
next2 hmm ,	LJLIIIJ
next2 i already	KIJJKIL
next2 i have	HLHKMHJ
next2 i not	ILIKKKK
next2 i say	IKIILIL
next2 i want	JLLIIIJ
next2 if it	MHKKIHI
next2 if that	KIIIJIM
next2 if that'	KIIKIIK
next2 if the	MIGIGGK
next2 if there'	LJIHIIK
next2 if you	LKGHHHK
next2 in the	LJIIJHL
next2 it were	IKIKKIL
next2 it' #	LJLIIII
next2 it' a	KJKKKHL
next2 it' in	IKLIKIJ
next2 keep ,	IMIIIII
next2 keep .	IMHIIIK
next2 keep it	IKLHIHJ
next2 keep the	IMIIIJK
next2 leav .	ILIIILI
next2 leav it	IMIIIHK
next2 leave of	LKIIJIK
next2 like a	LKJIKIJ
next2 like at	KIJJIJL
next2 like the	MIJIJIK
next2 medicin cabinet	LKIIIII
next2 mine ,	JMIIIII
next2 my late	KKIIIIL
next2 need a	ILJKIII
next2 new ,	LKIIIII
next2 no ,	IKIHMHJ
next2 no .	HIIHMLJ
next2 no door	MIJJIIJ
next2 no tub	MIIIIII
next2 no wait	JLIJIIK
next2 not a	LIIIJIL
next2 not replac	KKIKIII
next2 not the	MJHJIIJ
next2 on a	LIKJIHK
next2 on the	MKHJKGJ
next2 or better	KLJIJJK
next2 our ,	IMHIIIJ
next2 out ,	IIILIIL
next2 pleas ,	LKHIHHL
next2 pleas .	LILIKIK
next2 queen ,	MIIJIIJ
next2 replac .	MIIJIII
next2 sinc #	IKIJHLK
next2 sinc the	LJLIHHK
next2 sinc we	JHIMIHK
next2 sink ,	JMHHIIJ
next2 sink .	KILIIJI
next2 so a	HJGLJKL
next2 so doe	JLIJJIJ
next2 so i	LKIJGGK
next2 so it	KKKIHJK
next2 so it'	ILKKLKJ
next2 so my	KKKKIIJ
next2 so no	HKHHKMJ
next2 so not	IIIJLLI
next2 so noth	JKIKIIL
next2 so one	JJILIHL
next2 so that	KLLHHKJ
next2 so the	JILJHKL
next2 so there'	LJKKJII
next2 so they	LILKJIJ
next2 so we	KJIKIKI
next2 so you	IIKKILK
next2 stay .	IMIIIII
next2 take the	JJHLJIK
next2 that sort	LJJIJJK
next2 that' the	KJJIILK
next2 the kid	IKIKLIJ
next2 the one	KLGIHKJ
next2 the other	JKKKIIJ
next2 the rest	KKIIIIK
next2 ther not	MIIJIIJ
next2 there' #	LJJIKJK
next2 to the	KIKKIKK
next2 toilet ,	JKHKIII
next2 two ,	LJLHHHI
next2 two dishwasher	KIIIIJL
next2 two of	LKIIJJJ
next2 two swivel	KIJJJJL
next2 two window	KLIHIIK
next2 under the	JLIILJK
next2 w /	LIJIJJL
next2 wall hung	KKIIJII
next2 we have	KKIHKIK
next2 we not	JJILKIJ
next2 when i	ILIKILL
next2 wher the	MHIIIIK
next2 which are	KLHJIIJ
next2 which at	JKIIIKL
next2 which have	LJIIJLJ
next2 which i'd	JKIKJIL
next2 which is	KLKKHIH
next2 which my	KKIKIIJ
next2 which we	IMIJLHI
next2 whit ,	JKILIII
next2 whit .	LIIIIIL
next2 with a	KKLIKHJ
next2 with the	IILIJIL
next2 yes .	MIIIHIL
no*+1 !	IIILJII
no*+1 ,	HJKFLJH
no*+1 .	JGGJLKJ
no*+1 and	LIJIKKI
no*-1 ,	GGKGNGG
no*-1 .	JHHJMGI
no*-1 ^	HIHLKHH
no*-1 and	IKIILII
no*-1 so	IIKHLHI
no*-1 with	IIIIKLK
no*after in	JIJIMII
no*after it	JIIIMIJ
no*before and	IKIIMII
no*before so	IIKHLHI
no*before the	KLIIKHK
no*before with	IIIIKLK
no*closes 	IHIIMJI
no*head door	HHHHLKK
no*head window	IIIHMKJ
no*mark 	KHHGMHH
no*mark ,	GIJIMIJ
no*mark .	IHJJLJI
no*opens 	HHIJMDI
no*opens so	IIKHLHI
no*path 	HHIJMDI
no*path q	IIKHLHI
no*tail 	IHIIMJI
no*tail N	KIIKKII
no*tail a	JJIILIJ
old*+1 ,	HLHKHKK
old*+1 .	KLJHIKJ
old*+1 go	JKJKJIJ
old*-1 .	IJHLGJK
old*-1 for	JIJLJLJ
old*after #	IJILIHL
old*after a	ILIJIHK
old*after and	JHJMIIJ
old*after corner	JIJKJJL
old*after go	JKJLJHJ
old*after on	IJJMIIJ
old*after the	JIILHLH
old*before a	IKIILKJ
old*before and	ILIKJHK
old*before for	JIJLJLJ
old*before gas	JIJIJLK
old*before in	IJJIJKL
old*before on	ILJIIKJ
old*before the	HKIKIKJ
old*closes 	IKHLJJJ
old*head door	IKJKJIJ
old*head fridg	JLJIJIL
old*mark 	HLHLKII
old*mark (	JIJMJIJ
old*mark ,	IMHJHJJ
old*mark .	IJHLGLK
old*mark :	KKJKIIK
old*opens 	HKGMFKJ
old*path 	HKGMFKJ
old*tail 	IKHLJJJ
old*tail N	ILIJJIK
old*then b	KIIKILJ
old*then m	KKIKIHI
old*then v	IKILIJJ
opens 	KKKKKJG
opens # "	JHJIJJL
opens # '	IKJIJJK
opens # amp	ILJIJJJ
opens # ft	LLJIJJJ
opens # inch	KHJLJJJ
opens a #	KLIKIIJ
opens add	MIIIIIJ
opens also	KLIIIJI
opens and	LJJKKII
opens and a	IKHLHJK
opens and get	KJILJIJ
opens and give	LKIJIHI
opens and hang	KKIKIIJ
opens and i	JJHKJKL
opens and i'd	LKHKIHJ
opens and in	MKIIJJI
opens and need	MIJIJKI
opens and put	KKKHLHJ
opens and the	IKGIHGL
opens at the	KHHLIHJ
opens becaus	IMKIIHJ
opens behind	JIIKJIL
opens behind it	LKKIJIJ
opens below	IKIIJIK
opens but not	IIILKIJ
opens by	IIJIJJM
opens could	LKKKJII
opens do not	JLJIKIJ
opens for	KJKIHHK
opens from	IIIJJIM
opens get	JKLJIIJ
opens give me	LIJJIIL
opens grab bar	IJJJJJL
opens have	JKILLIJ
opens he may	LKJIIJJ
opens he want	JIIIKKL
opens i	KKJGJLH
opens i get	KLIIJIJ
opens i have	ILHHKKJ
opens i need	MHIIKHJ
opens i not	JKLHKGJ
opens i want	KHKKJKK
opens i would	LIJIKIL
opens i'd	KIIKKII
opens i'd do	KJJJIIL
opens i'd like	JKKKHHK
opens i'd put	JIIIILL
opens i've	ILHJLHJ
opens if	IJKJGGL
opens if not	KJKIIKI
opens if the	LJIIIIK
opens if there'	LKIIIIK
opens if you	KKIIJIK
opens in	KKHHIHK
opens in the	KJLKIHK
opens is	MIKHJII
opens is ther	LIJIJJL
opens it have	JJJLKII
opens it'	JKLJJIK
opens just	LKIIIII
opens keep	KLHJIII
opens keep the	JLJIJIK
opens leave of	IKIKIIK
opens my husband	IKIIKKK
opens my wife	MIJIIHK
opens next to	IKIIIIL
opens not	IJHJMJJ
opens on	MIHHIHK
opens on my	JKILJII
opens on the	LJHJHKJ
opens one	KKGJJGG
opens only	MKIIJII
opens or	KJIKKII
opens our have	IJLKIIK
opens over	LJIIIIK
opens pleas	KKHILII
opens pocket door	IIJMIJI
opens put	KJLHHII
opens put it	IIIIJIM
opens remov	JIIMJJJ
opens replac	KIILHII
opens right now	IKHKIIK
opens right of	ILIHIIJ
opens she say	IKIKIIJ
opens she want	KIKKIIJ
opens sinc	IJIKJLK
opens sinc the	JIIJJLL
opens so	LKJKKHI
opens so a	LHJIKIK
opens so i	ILJJJIL
opens so it	JKLIIIL
opens so it'	LKIIJIK
opens so put	LKIIIHJ
opens so the	JKJIIKL
opens so there'	KIJKJHK
opens stand at	IIKIJKK
opens take	IIKLIHJ
opens that	JJKKHKJ
opens that fre	MKIIJII
opens that leav	KJKIIIK
opens that mean	IIIIJJM
opens the one	IJJJJIM
opens the tub	KLIIJKI
opens the window	LIJIJIK
opens then	LKJJHKI
opens then the	KIIIJIK
opens ther is	KKIKJJK
opens there'	ILFLJJJ
opens there' a	IJKIILL
opens to the	LILIJIJ
opens under	LJHHHIK
opens under the	JIIILIL
opens want	JILILII
opens we	HKIKLKI
opens we do	JLJKLIJ
opens we have	IJILJKI
opens we want	MIIHHHL
opens what about	LJJIJJL
opens what have	HIKLIIJ
opens what i	LILHKHK
opens what we	LIIKKHK
opens when	IIIKJKK
opens wher	IHGKIKL
opens with	KJKKJJH
opens with a	KJHHIHL
other far else	KKIJKJH
other far else -	MJIJIKG
other far else a	KKFLKKG
other far else my	HLGJLJK
other far else no	JJJILIJ
other far else the	JLKKJFI
other far go	KKIKJII
other far go #	KLIHIII
other far go -	KJHKIJJ
other far go a	LIIGKHK
other far go my	ILLJGJI
other far go new	LIIIJKI
other far go the	ILKKJIJ
other far mark	KJKKKJG
other far mark #	KLKGGHG
other far mark -	KKJJJKI
other far mark a	KIHKLKI
other far mark my	IKLLIDH
other far mark no	IKHHLHI
other far mark old	KIILKHI
other far mark the	LKLKIII
other far move	JKMHKIJ
other far move -	JKMIGKK
other far move a	KJIHLHJ
other far move the	ILKIJFJ
other far new	KKHJMJH
other far new #	KKGGLHH
other far new no	IIIHMHI
other far new old	IKHLHKH
other far new the	JKJLKHI
other far no	KKJHLKJ
other far no #	MIIIHII
other far no -	KKHIKKJ
other far no a	LKHIKIH
other far stay #	LJHHHIK
other far stay a	KHJJLKI
other far stay my	HKHKKKK
other far stay no	IJIHMII
other far stay old	KJHLHJH
other list else	HHGGGOI
other list else -	IHIHHNI
other list else a	JIIIIMJ
other list else the	JIIIIMJ
other list go	FHJPEDI
other list go -	HIJNHGH
other list go a	HKLLHHH
other list go my	JIIMJII
other list go the	IIGNGGJ
other list mark	JIKHJHN
other list mark #	KJHHIIL
other list mark -	HJKGHGN
other list mark the	LJKIJDK
other list move	IHNJFFJ
other list move -	KHMJHHH
other list move the	HJMIHHJ
other list new	RFHFHBG
other list new #	NFJFHHG
other list new -	PGIGIEF
other list new a	OHGEFFK
other list new new	MHJJJJJ
other list new the	LLIJGGH
other list no	IJGHNIL
other list no -	IIIIMHI
other list no a	JKIJLKH
other list no the	HJIHLHL
other list stay	EQIHGGI
other list stay #	HNHHIIH
other list stay -	FOJHEJJ
other list stay a	HMJKJFK
other list stay the	JNEHGGJ
other near else	HHHHLOJ
other near else -	IJIGLMJ
other near else a	JHIJJLK
other near else the	IIIJGNJ
other near go	KFINEJJ
other near go #	JJLLIII
other near go -	KGJNGIH
other near go a	LHFLEKJ
other near go my	HLHLIKI
other near go the	KHHKEJL
other near mark	LIKJIKK
other near mark #	MJHGIIK
other near mark -	KIKKJJK
other near mark a	LHKHIJK
other near mark my	HKLKHJK
other near mark no	KKLIJIJ
other near mark old	IKJIJIL
other near move	HGLIDHN
other near move -	IIMIHFM
other near move a	JILLIHJ
other near move the	IHJHEIN
other near new	NHEHJFN
other near new #	NJFEGGJ
other near new -	OF?DJCL
other near new a	NEDJHJK
other near new my	HMJJKGJ
other near new no	HHHHMKJ
other near new old	HMJIIHK
other near new the	HKIKHHM
other near no	JGIFNLJ
other near no #	LIIIIIL
other near no -	KHJENKI
other near no a	KKHHMGH
other near no my	JJIIIMK
other near no no	KIIHLIJ
other near no the	JHJJJMK
other near stay	HMIIGHN
other near stay #	ILKKIHK
other near stay -	INHKGIK
other near stay a	JLJJGGL
other near stay my	JLGGKJK
other near stay new	LHIIIIK
other near stay no	IHKHKKK
other near stay the	IJJHIIN
own "	NIGIGGK
own #	MLGKGGG
own '	KKGKHLI
own /	NIJIHJI
own =	LLIIIII
own a	LIIJLKH
own acrylic	MIIIIIJ
own all	ILHHHHL
own amp	MHIJJJJ
own an	LJFIKJJ
own architect	IKKILII
own attic	ILIHLIJ
own back	KHHHIHN
own bar	IKIKLHJ
own basement	HMIIIKJ
own bath	ILIKIIK
own bathroom	IMIHJIJ
own big	LJHJIKK
own blank	IIIIIIM
own both	HJIKHHN
own bras	LJHKHHI
own brick	LKJIIHJ
own built-in	JKHKJKI
own buy	ILIIILI
own cedar	KLIKIHI
own ceil	MIJJJJI
own center	LIJKJIK
own clear	IIIKIIM
own clos	MHHHIKI
own coal	IJIKIKL
own copper	JKIIILI
own corner	JKILIHJ
own dead	IIIMIII
own decent	MIIIIJJ
own deep	LKIHIHH
own dirt	IIJMIKI
own door	KLIIKKJ
own doubl	KJHLHKJ
own drew	KJKILII
own each	IIJIIIM
own east	KGIIJHM
own electric	KKILIHJ
own exist	IKHLHFK
own fake	IIIMIIJ
own far	LIIJJIL
own felt	MIJJIII
own flank	IIIIIIM
own flat	JMIHIHI
own floor	ILIKIKH
own fold	LIJKIIJ
own follow	JIIKJJL
own foot	MIIIIII
own four	KJKGHKK
own fridg	JMKIJII
own front	LJIIIIK
own ft	KLIHIII
own full	JKJKLIK
own gabl	IIJJJJM
own garden	JIIMJIK
own gas	MJILHHI
own get	GLGLGLI
own glas	IKHKLKJ
own good	MKHHHKI
own guest	LJIKJHJ
own half	KJIJIIM
own hall	KKIHIHL
own hand	KIKIIIL
own heat	LHIIKII
own her	JLKHKJK
own hickory	KMIIIII
own hide	IMIIIIJ
own high	INHKKHI
own his	HKJLKJG
own hit	IKIKIIL
own hospital	ILJKIKI
own hot	IIILIIL
own hous	IHJIIIN
own husband'	KKKKHGI
own inch	KKHJILG
own insulat	MIJJIII
own iron	HMKKHHI
own kid	JKILIKK
own kitchen	JLHIHJK
own knee	JMIIJIJ
own know	LKIJIIJ
own laminat	KIILJII
own late	JLKKIHJ
own leather	JKLIIIJ
own linear	MIIIKII
own linen	JLKIIKI
own littl	KKHKIHK
own long	LKHJJHJ
own louver	MIJIJII
own low	LLGHHHH
own match	ILIKILK
own mean	IJLLIHJ
own mention	MIJIIKJ
own metal	JJJLJJI
own mind	MIIKIIJ
own mirror	JIJLKIK
own more	KIIMHII
own my	HMJJIKK
own new	NIFFJJJ
own nickel	KIIIILI
own no	HGIINII
own north	KGHHHHN
own oak	ILKKGKH
own old	HKFLILK
own original	ILIKIIJ
own other	KHHKHLK
own otherwis	MIJIIIJ
own our	IJKKJLK
own out	KHGLJKK
own overhead	HKILKIK
own own	KKJIKKG
own paint	IMIKHIK
own pick	LIJLIII
own pictur	NHJIIII
own pine	IMJIIII
own pink	ILHMIGI
own plain	MIJIIII
own plan	IIIILKL
own plu	NHIKIHI
own porch	JLJIJJJ
own present	HHKMHHK
own promis	KJJJKII
own proper	MIIIIIH
own pull-down	KIJLJII
own rais	KLKHHKI
own real	OIHHHJG
own regular	MJIIIHH
own relocat	HKMIIIJ
own rol	MHIIIIJ
own room	HJHJILK
own round	LHIJHHM
own same	GMKHGHL
own saw	JIIILLI
own second	KHHLKKI
own set	KILIILI
own shar	IKILIIK
own side	JJIKIHL
own singl	LJIKIKI
own sink	IIHJKHM
own six	KLIKIII
own skip	HHHHNHI
own smal	MJKJHGG
own south	HHHHIIN
own steel	MKHHHHI
own stov	JKJIKIL
own tall	MHIJIIK
own the	HKKKIKK
own their	KHKKHMJ
own ther	HLJLIIL
own thos	KKIJKHJ
own thre	IMFLJJJ
own tile	KJILIHK
own toaster	JMIJIII
own toilet	JIHLILI
own told	KJJLIIJ
own towel	LKIIIJK
own tub	JJILIIK
own tube	IIIKIMJ
own two	KLJJIIJ
own ugly	IKILIII
own velvet	KKIIIII
own vertical	KIILLHJ
own vinyl	KIJLLII
own w	NIJIGKI
own wall	KKJJIHK
own water	ILKKJIK
own west	HJIJIHM
own whatever	KKIIIIL
own whit	NJIIHHI
own wife	LIIILII
own wife'	IMJHKJI
own window	LIHLHJJ
own wire	JIIMIIJ
own wood	MKIJIII
own x	JKHKIHH
past "	LJHJJDK
past #	KKIJGJL
past '	JLHKJKK
past =	LIIILJI
past about	IMHJJJJ
past abov	IKIKKKL
past ac	IKLKIIJ
past acros	KJJHJGL
past add	LHHHLHK
past after	NHHHHHJ
past again	JKKJIHK
past against	LIKGILJ
past agre	KJHKILJ
past ahead	ILKHIHK
past all	KIILKJI
past along	LIKLKGI
past already	GLHJKKK
past also	JKHLHHJ
past am	LKILIII
past amp	LKIIIHJ
past an	JKHJJLJ
past and	JKKKJJI
past anyth	LIJKIIK
past apart	KKIIJIK
past apartment	JLIIIIL
past arch	LLIIIII
past are	JKIIKIL
past area	KHIHKHL
past arm	JJKLIHJ
past around	IJKLIKK
past as	LKKIHJI
past ask	JJIKKIK
past at	JKKHFLJ
past attic	KKHJILJ
past away	JKJJHHK
past back	KLEGKIK
past backsplash	LKJIIIJ
past bad	IKKLIIJ
past bag	KKLIIIK
past balcony	KLJIIII
past base	LLIHKIJ
past basement	HLJLJKJ
past basin	KKIIIIL
past bather	MIIIJII
past bathroom	IIHLHLL
past bay	ILJKLJJ
past be	LIIJJKJ
past becaus	LKKIIHJ
past bedroom	KLHHKJI
past been	IKHKIKK
past befor	ILHKIIJ
past behind	JJLKKFK
past below	JLILJGI
past bench	KJHIJKK
past beneath	KKKHJHJ
past besid	LJKHIHK
past better	MIIIIII
past between	ILHJGKK
past big	JHGKGGM
past bike	KIILIII
past bin	KJIKIHL
past blackout	MIIKIIJ
past blank	KKIILIJ
past block	LIHHIIM
past board	KJHKJHJ
past bookcas	IKKJKHL
past both	LKGIJGK
past bowl	JJHHHKL
past box	KJLJJGK
past boy	JJHKJKK
past bras	LKIHIHK
past bread	KIILJIK
past brick	MHIKHJJ
past bring	IMIIIIJ
past broken	JIILKII
past brother	KKIKIIJ
past build	KKIHHKL
past bunk	LIIIIKJ
past burner	LIIIJIK
past but	LIHJIMJ
past buy	KHHJLKL
past by	KJFJKIL
past cabinet	KKIMGEJ
past call	JKIKLII
past car	IMHHKKI
past carpet	LJHJHKJ
past cart	JIJMJII
past cat	KJKLKIJ
past ceil	LJFKJEL
past cellar	IKKHIKK
past center	JLHJJHK
past centerlin	KLIIJII
past cfm	KIIIIIL
past chair	JJGIJLM
past chair'	ILIILII
past chais	KKILIIK
past chandelier	JKHILKJ
past chang	LJGKKGK
past chest	IJLLHGJ
past chimney	LJHHIKK
past christma	KILKILK
past chut	KKIIJII
past circl	LIJLJIJ
past clear	KKIIKIK
past clock	ILIKIKJ
past closet	LJHLFJI
past column	IMJIKII
past com	JKGJKJL
past come	LHKGKLK
past concret	LLIIIIJ
past cooktop	LKIIKIJ
past corner	JJEJKEL
past couch	KKLJHGJ
past could	KIJIIIL
past counter	ILJJHJK
past countertop	MHIIIIL
past cousin	ILILLHI
past cover	JKILIHI
past crib	KKHLHGK
past cupboard	IKIKIKL
past curb	MJIJIHJ
past currently	JIILJIL
past curtain	LKIIIIK
past cut	JLIKIHK
past dad	JIILJKK
past dad'	KILKJIK
past dark	KHIKKIK
past darkroom	MIJIJIK
past day	KLIKIII
past dayb	KHILIIL
past dead	JMJJKGI
past dear	KHKLIKJ
past deck	ILIKKIJ
past deep	JIGKIKL
past demo	IIIMIHH
past den	ILIHIHL
past desk	KKKLFIJ
past died	IKLJJIL
past dirt	JLJIJJJ
past dishwasher	IJJLGKK
past do	IKJLMKH
past dog	JKKKHHL
past done	JJHGIML
past door	JLJJGIK
past doorway	ILLHIHK
past dormer	KILIJIK
past doubl	KLJKJKH
past down	KIGIKLK
past drain	MGLHKKI
past drawer	LIJJKGK
past dresser	LIKKHGJ
past drip	LKIIIII
past drop	LKIKHII
past drum	KKIKKHI
past dry	JKHHILK
past dryer	JJKJGKL
past drywal	JLIKIHJ
past duct	LHHLIHK
past each	JKHLIKI
past east	JLIKHFJ
past eat	JKJILIK
past eave	KLIIJII
past egres	MJIIIIJ
past either	JIJLILJ
past electric	LKHIIHJ
past else	JNHIHHI
past end	KKKJFJJ
past enter	JLIIIII
past epoxy	LIIIIIL
past every	KJLHIIJ
past everyth	IJJNGJG
past exhaust	JLJKJIJ
past exist	JLGKIHK
past fac	LJJIJJK
past face	KLLIHHI
past fall	LIIKIII
past fan	JJHLKGK
past far	LKHHIKI
past farmhous	LIIIKLI
past faucet	LKIHJIK
past feet	KKKIKEJ
past file	LJIIIIK
past fine	KKHJJKK
past fireplac	JKLJKGK
past first	KKIIIKJ
past fit	KLIKHHI
past five	KIILKHJ
past fix	KKIIKII
past fixtur	LKJIIIL
past flang	KKIIIIK
past flip	KKKIIKJ
past flood	JKIKILJ
past floor	LJFILLI
past fold	LIIHKHL
past foot	KHHLHHK
past for	LJKHKJI
past foundation	KKIIJIL
past four	JKGKJGL
past fram	JJIIIIL
past freezer	JKLKHHJ
past french	LIIIIIL
past from	KJKHJJL
past ft	JLFEHKL
past full	JMHHKIJ
past furnac	KKKJHGI
past futon	JKILIII
past gabl	LKHIIJK
past gam	KKJIJIK
past garag	ILKIHJL
past garden	JJIKIIL
past gas	KJHJHKL
past get	KLFJGIK
past giv	KLIIJIJ
past give	KLIIIIK
past glas	LJGKJGI
past glider	JKJILIK
past glue	MIJJJJJ
past go	KIJJIJK
past going	LIJIJIK
past good	LKGJGGI
past grandkid	KKJIIJK
past gray	JLJILIJ
past great	ILIHLIJ
past guest	MIIIHHJ
past half	JLKHJJK
past hall	IIJMHKL
past hand	JKIIKHK
past hang	LJHJIHK
past hangout	LKIIIIJ
past hate	JILLIII
past hav	LJIJJIL
past have	HKHKHMK
past head	KJKHIJK
past headboard	LIIIKKK
past heat	JHHIMLK
past heater	KLHHHHJ
past height	KGHJKLK
past her	JLKJKFJ
past here	LKGIJLJ
past here'	JLIKJII
past hickory	ILIKJIJ
past high	KJHHIHL
past hing	LIJJJJK
past his	JJHKHKL
past hit	MJKHIIJ
past hold	JJKKIIJ
past holder	ILKIIIL
past home	KKHKKHK
past hood	LLIJIHJ
past hook	LLIHHHJ
past hose	LIIIIIL
past hospital	KMIIIII
past hot	KLIIKIJ
past hous	JMGKHGI
past hung	JLIKIIJ
past husband	LIIIKKJ
past husband'	JKIKJIK
past i'd	KIJJJGL
past i'm	LKHHKHK
past ice	KHLIKKJ
past icebox	KKIKIIJ
past idea	LLIHHHJ
past if	MKGGGGJ
past in	JKIJLLK
past inch	KIJIJKL
past induction	KIIJJIL
past insert	JLIIJIK
past insid	KKJKHKJ
past insulat	NHHHKII
past insulation	JKILHHK
past into	LIHLKKJ
past iron	KIHLIKJ
past is	JJKKHKK
past island	LIKJJJJ
past it	KIJKIKL
past it'	LJLIIIJ
past its	KLIJGIJ
past itself	KKHHIHL
past jet	IIIIMHL
past junk	JKILIII
past just	LIIKIII
past keep	JMJLGJH
past kettl	JLIJJIL
past kid	LKIIIHJ
past king	KKKKJIJ
past kit	LKIKJIJ
past kitchen	HKGLJKL
past kitchenet	MIJIKJI
past knee	LJIHLIJ
past know	LIKLIHJ
past l	JIJIIKL
past ladder	MLIHIIJ
past laminat	JLIIJKI
past lamp	KLIHKHJ
past last	IJLJIJK
past laundry	KKGKIGL
past leav	KLJLGGI
past leave	JLLHJJK
past led	LHIIIIL
past leg	IILMIHK
past let	KHIKJIL
past level	IMIIJIJ
past lift	IKIHIKM
past light	MJIIIFK
past like	KHKKKFL
past line	MHIIJIK
past linen	IJIKIKM
past list	JKHHJHM
past litter	JJLIIIL
past littl	IKKMIHJ
past liv	KIKMIHI
past lock	JLIKIHH
past loft	LHIIKHL
past long	KKLILGJ
past look	LHLIILJ
past lost	ILILIHI
past love	KLIKIIJ
past low	LJGJKGK
past lower	KLIKIII
past machin	JLKKIGJ
past mak	LKIILIJ
past make	KKJKIHK
past maker	KHLJIKK
past makeup	JJJLJII
past man	KHHJHKL
past mantel	JMIHIHK
past marbl	KKIIIIL
past mat	KJIJIIL
past mayb	JLIIIIK
past me	JLKHKEK
past microwav	KIIKKIK
past middl	JJKKKGK
past mine	JKHKHKK
past mini	KLIKIHK
past mirror	MHJJGFK
past mixer	LJIIJIK
past money	LIJIJJL
past monitor	MJIIIII
past more	KJIIILJ
past mov	JKKKILI
past move	IKLKIHJ
past mudroom	IIJLILI
past must	KIHKLLJ
past n	ILIKIIJ
past navy	LJJIJLI
past near	JKHKIIL
past nearly	LLIIIIJ
past neck	KIIIIIK
past neighbor	JKIIILJ
past never	JKKJKHK
past new	KKFKKJJ
past next	KLJKGFJ
past nice	KIIIKIL
past nich	MIIHIHJ
past nickel	MIIIIII
past night	KKIIKII
past nightstand	KJIKJIJ
past ninety	ILIIJIL
past no	KIFHGML
past north	ILJIIFL
past noth	IMKIGKI
past now	HILMHKK
past number	IILKLII
past oak	LJHKKHK
past off	KJKJJIL
past offic	LIJIJJK
past oh	ILIKJHJ
past ok	KHKLIHK
past old	IMHKHJJ
past on	KKKHHIL
past one	MKGIKGJ
past only	LKGJKJJ
past open	LIKJKKI
past opposit	LKGJKHJ
past or	LLKKHGI
past order	JKHLJII
past original	ILILIIJ
past other	JKKIGKK
past otherwis	MIIIIIL
past our	LKJHJJK
past out	LIJHFLL
past outlet	KJHLHHK
past oven	IKKLHGL
past over	LKFHJFL
past overhead	KKIKHHJ
past own	JKIKKHK
past owner	IKIKMII
past pad	LKKHJIK
past paint	MJIJKHJ
past pair	KLIIIHJ
past pan	JIHJHMK
past panel	KKGGKGL
past pantry	LIIMKHH
past parent	JLLIIIJ
past part	JHHLHHL
past pedestal	JLIHJLJ
past peel	KIIIILL
past pegboard	KLIIIII
past peninsula	LJIKIIK
past person	KIIKKIJ
past piano	JJKKJHL
past pictur	KKKJHKK
past pine	KKIHKIL
past plac	KIJKJGL
past plain	LKIIIIJ
past plant	KIIKJLJ
past plaster	LJIIIIL
past plastic	KJIHIIL
past play	KKIIKIL
past plu	JIIILIL
past plumb	JIMHIII
past plumbing'	LJJJJJI
past porch	JKLKJGK
past pot	JIIHIKM
past present	JIILKIL
past pull	MILIJIJ
past put	LJKGLHI
past quartz	LKIHIHJ
past queen	MJHHKHJ
past rack	KIMGILL
past radiator	JJKLJGJ
past rail	KLHJHHI
past rais	KIIILHL
past rang	KLIHHJK
past reach	KKIKIIK
past read	KLHHHHK
past real	LIHKHLK
past rear	KKIIJIK
past reces	JJJIIIL
past recliner	LHJKKIJ
past record	IMIIIII
past refus	IIIHNHI
past regular	KIILJIK
past remain	IJLJHHL
past replac	KMHKJHH
past reporter	KJIIJIL
past rest	LLHHHHI
past return	LIJIJIL
past right	ILLJFJJ
past rip	KKJLJII
past rocker	JJIILIK
past rod	MJIHIII
past roll	IKIHIIL
past room	IJLLJJK
past round	MHJJJHK
past rug	KIHJJKL
past run	KKHHIKJ
past s	KHILIKK
past same	LHGJLHK
past saw	KKLIIIK
past say	LHLGIKJ
past sconc	JJILIIK
past screen	LHILIHL
past seat	KLJJJHJ
past second	LLHIIKJ
past sectional	KHLIIHL
past see	KJIIKLK
past sell	LJHKIHL
past set	KIILIIJ
past shad	LHIMIHJ
past shap	JJIIIKL
past shar	MJHHIKJ
past she	KIKJLKJ
past shelf	LKIIIIK
past shelv	LJHIKKI
past shift	LIIIJIL
past shiplap	IJJIIMJ
past shop	KIIIJLK
past short	JKHIKHL
past should	KJIKKHK
past shut	LIJKIIJ
past sid	KKIJHGL
past side	JLLHIKJ
past sinc	LKHLHGJ
past singl	KJIHHLL
past sink	JKKLHLI
past six	KJIHKIL
past skylight	KIILIKI
past slab	JLJILJJ
past slat	LJIHHHL
past sleep	KLHHLHH
past slid	KKIHJIL
past slider	KJKGHKK
past smal	IKGKLKK
past snow	KJKJIIK
past so	JKLIEKJ
past sofa	JLJFKGK
past soffit	JIKLJIL
past someon	MKIIIIJ
past south	KLHHHHK
past southeast	ILJIIIK
past spac	MHJIIJJ
past spar	ILIKJIJ
past split	KLHKIHJ
past spot	KJIKHHL
past squar	KLIHIIJ
past stack	JJKHIHL
past stackabl	JKIHLKJ
past stair	LJHLHHI
past stand	IJLKHJK
past station	JLIIIIM
past steam	JHIILHM
past steel	JLJKIIK
past stood	KJIIKIL
past stool	KKIKIHK
past stop	LJILJIJ
past storag	KLIKKIK
past straight	ILKIIHK
past street	KKKJIHJ
past strip	JJHLIHJ
past stroller	IMIIJII
past stud	LKIIJLI
past studio	LIIKJIJ
past stuf	MIIKIIJ
past suggest	LIKIJJL
past suit	JKIILKK
past sunroom	IJLLIIJ
past surround	JHKLIHJ
past swap	LKJHHHJ
past swing	ILHIKHL
past switch	LIIIJIL
past tabl	KLJHLJI
past tak	JILHIHK
past take	LIJKHKJ
past tall	KKHHKHK
past tank	JLJIJKJ
past teak	LIJIIIK
past th	KIILJIL
past than	LLJIIIJ
past that	LHKKIJL
past that'	KKKKIGJ
past them	LHIJJJL
past then	MIJIJKI
past there'	KHGLHJK
past they	LLIHIIK
past thi	KJKKHKI
past thing	LJJKHGK
past think	KHHKKKL
past third	LKIIIIK
past thirty	JKLIIIL
past thos	LIHLHHK
past through	KJLIIIK
past tile	KKKKGKJ
past time	KILIKIJ
past today	JJKLIGJ
past toilet	IJKMHKJ
past too	LJHJIKJ
past tool	LKIIJKJ
past top	MJHHJHK
past toward	LKHJIKJ
past towel	MHIKIKJ
past tower	KIIKIIL
past track	JJKIIIL
past trad	KIJKIIL
past treadmil	JIILILJ
past truck	KKIIJIJ
past turn	ILJJHGM
past turntabl	ILIIKIK
past tv	KIGJJLK
past twic	IKHHHJM
past twin	KIIKHLK
past under	LJJIKHK
past undermount	KKIIIIJ
past unit	KJKILIK
past up	JJKKGJL
past upper	KKJIIIK
past upstair	KKHJJKJ
past us	JLHKGKK
past use	LHJKKIK
past used	KILJJKK
past utility	KIIIILK
past vanity	JHKKLKJ
past velvet	KLIIIIK
past vent	JKKLIIJ
past version	IJJIIIM
past vertical	LIIIIIK
past vinyl	LJIKJIJ
past volum	KJIIJIL
past wal	KKGJLJJ
past walk	KKLKIHI
past wall	KJLIHIK
past wallpaper	KKIIHIL
past want	LJIHLJK
past wash	JKIIKIL
past washer	IKLLHFJ
past water	LJHKIJJ
past way	KHKKIKJ
past we	JKKIMKI
past we'd	KIJILIK
past we're	KMHHIHI
past we've	KJHJIKL
past weight	JJJLJIK
past well	JKIKIHJ
past were	KKHHKKJ
past west	JLFKIFJ
past wet	KIJLHHH
past what	HKIJLKK
past what'	ILLGHKK
past wheel	LIHLIHL
past when	LKIKIIJ
past which	KIKHIKL
past whil	LIKJIHK
past whit	MJIIIIK
past who	KIIIIIL
past whol	KLIHIHJ
past wide	JKGKIJK
past wife	MIIKIHI
past wife'	IIKLKHL
past will	JKHKKGJ
past window	JLKIJII
past workbench	IHLIIIL
past worth	LLIIJIJ
past would	LIHIJLK
past wrong	JKIKIKK
past x	JKFJIEL
past yard	IMHHIIK
past year	JJKJIJL
past yes	LHHJKGK
past your	JLIIJIK
past zone	LKKHIHH
path 	KKKKKJG
path #N#P	IKIHIIM
path #N&	JMIIJII
path #NNP	LJIJIHK
path #NP	JKIKHHK
path #P	KIJKLII
path #P#P	IMJIJIJ
path #UN&	KKKIIII
path #UNP	LIJKJIK
path #UP	LJHKIHJ
path &	LJJKKII
path &DNP	JLHKHKK
path &I	IKILILI
path &Iv	LJJKHKH
path &IvP	KLJIJII
path &NNP	IIIIIIM
path &NvP	JIIIJIM
path &v	LLJHHKI
path &vP	JIIKLIK
path /	KJIKKII
path 1	KKGJJGG
path 1NP	LKIIIIJ
path 1P	LIIIJIK
path BW	ILILJIJ
path D#NP	IHHKIJM
path D#P	LLJIIII
path DN&	JMGKIGH
path DN&P	KIILJIJ
path DN1P	LIJIIIL
path DNN&	LIKLJKI
path DNNP	JJIFHKM
path DNNW	IHHLILK
path DNNh	JKILKJJ
path DNNv	LKIIIKI
path DNP	KJJHJKL
path DNPP	KJHJIHK
path DNPW	IIILIIK
path DNaP	JIJIJKL
path DNb	JKLKJIK
path DNbP	IJIIJKL
path DNh	IMIKKJI
path DNv	LHHKLKI
path DNvP	KKHHHKK
path DP	LIIJKIJ
path DvNP	JHJKKIL
path DvP	JLIIKHJ
path I	ILKKLKF
path INP	KKJJLKG
path INa	JIJIMII
path Ia	KJIKKII
path Iav	LKJKIII
path Ih	ILKKIKJ
path Imh	LIKJKII
path Iv	LJJKIKH
path IvP	IJGLLJK
path IvPv	JKKKIIJ
path IvTP	IIIIIKM
path N	KJILJJI
path N#UP	JIIHIIM
path N&	JKKJGJI
path N&NP	LKIJKIJ
path NDN&	KJHKKHK
path NDNP	IIFJHLL
path NINP	KIIHLKK
path NIvP	ILHIIKL
path NN&	LLKHHHH
path NNN&	JKJLHHJ
path NNNP	KHJJJKL
path NNP	IKICJIM
path NNPP	HGHLHHL
path NNPW	ILIHJHL
path NNW	IKIKJIK
path NNaP	KHIIIIM
path NNbP	JHHIJHN
path NNv	LJIKIKJ
path NNvP	JHKJIKL
path NP	KJIICGM
path NP#P	JKILJIJ
path NPDP	IKJJJIL
path NPN&	JHHJIKM
path NPNP	KJGLJJK
path NPP	JHHLHHL
path NPT&	LIIIJKJ
path NPvP	LIJIJJK
path NUNP	HLIHILI
path NW	KLHKIKI
path NWNP	JIIIJKL
path NWvP	IKIIJKL
path Na	LKIHLIJ
path NaP	ILIILIK
path Nb	ILIJILJ
path NbP	JLIIJIL
path Nh	IJKKKLI
path NmvP	JHIKJKK
path Nv	KKFKKII
path NvNP	KKKHIKK
path NvP	IIKHIHM
path NvPP	KHIIJIM
path NvvP	KIJIJIM
path P	KIIIHIM
path PDN&	KKJLIIJ
path PDNP	IKIIIJM
path PDNW	LHKJIKJ
path PDNb	JLILIKI
path PDNh	LIIIIJL
path PDSP	JMIIJIJ
path PDUP	IIIHIIM
path PDaP	LKHHIHK
path PDv	KKIIJIK
path PDvP	KKIHKJK
path PNNP	ILIHIHK
path PNP	IIILIIK
path PP	IHHLKHL
path PPNP	IKIIIIL
path PT	MIKLIII
path Th	KKJKKII
path Tv	IKIHJLL
path TvNP	IILKJIL
path TvP	JIIJJIM
path UNNP	IIJIJJM
path UPNP	JLJIJIJ
path W	IIJKGKL
path Wv	IKKIIIL
path a	MKJHKFH
path aDNP	JHILIIL
path aP	JHIHILL
path ab	JLIKIJJ
path bDN&	JMIIJII
path bPNP	JIJIJIM
path h	JKILLIJ
path hDN&	JJHLIIL
path hDNP	JKIIJLK
path m	MJKJHHI
path mNP	ILJLIII
path mv	KLIILHI
path qDNP	KIIKIIL
path qI	LIIIILK
path qIvb	LKIIIJJ
path qNP	JKHIIKK
path qP	KJIHHKL
path qTvP	IIJJJIM
path qa	MIIIIII
path qb	ILJKIHK
path qv	LJKKHHJ
path v	KKMMIGD
path vDN&	KJKKIIK
path vDNP	KIJGKJL
path vI	MHJIIII
path vNNP	LKIHIHK
path vNP	JKIHIIL
path vP	LIHKKGL
path vPNP	KJIHIIL
path vTP	LILHIHK
path vW	MIIJJIK
path x	HKGIMJJ
path xP	IKIIIIM
rule else	IGJIHOI
rule mark	JFIIGFO
rule new	MILJGKI
rule no	DCHPRKC
rule none	JIFJHIN
rule stay	DTHCFHH
rule told	HMHHHML
says #	LJIIJDK
says (	JJIKLKI
says )	KLHIKKL
says -	JIILJIL
says a	LHFILJL
says abov	KKIHKKJ
says ac	KLIIIIK
says add	NGHHHHL
says adjustabl	MIIJJJK
says after	LJHHHHL
says all	MJIJIKJ
says also	JKHLHHL
says an	JLIHKJK
says and	KGJJLJK
says around	LKIIJJJ
says arriv	KIIIIIL
says as	LJILIHJ
says at	LIHKIHI
says attic	KLHHHHJ
says baby	IMHKIIJ
says back	KLIHHKK
says balcony	ILIIIIL
says banquet	MHIKIHJ
says bar	KIGMIFJ
says base	LJIKJIK
says baseboard	KKIKIII
says bath	IMHHHKK
says bather	MIIIJII
says bathroom	IKHKIKL
says bay	KKIIKHL
says bed	JKKGJFL
says bedroom	MKHHJHJ
says behind	KJJKHKJ
says below	JLIIIII
says bench	KIJKJFL
says besid	KLIIJIJ
says between	KKHLJHJ
says bidet	LIIIILI
says bifold	KKIKIII
says big	NHHHJHJ
says bik	HLKHHGL
says blackout	NIHJHHJ
says blind	LIHHKKL
says boiler	KLJJIIJ
says bookcas	JKLHHKK
says boot	JLHHIHL
says box	KHKLIIK
says bras	JKILIIJ
says breakfast	LJIIIIK
says brick	KLIHHHL
says bring	JLKIIHJ
says build	MIIHKHK
says built-in	KKHHHKL
says bulkhead	JIILIIL
says bunk	LIILIHI
says but	HIKLHJK
says butler'	IIIMJIJ
says cabinet	KJGLJKJ
says camera	MIIIIIL
says can	KKLJHGK
says car	JJLKLHJ
says cat	JLIHIHK
says ceil	LKFHKIL
says ceiling'	IMIIKIJ
says chair	LJIKIHI
says chang	MHHJKHJ
says chest	HJJMHGK
says china	JLJKIIJ
says clawfoot	KJLIJII
says client	KKIKIKJ
says client'	IKLIIIL
says climb	MHIIIIJ
says clos	MHILJII
says closet	KKJKGFK
says coat	KKJJHHJ
says coffe	JJILKHK
says coin	KIJIIJL
says com	IMJIJIJ
says comfort	MIIIJJI
says commod	IJIIIMI
says compressor	IMJIJHK
says convertibl	LLIIJIJ
says cooktop	LLHHIHJ
says corner	MIGKGHL
says couch	IKLKGFJ
says could	MJJJHHJ
says counter	KLHKGGI
says countertop	KHLIIIL
says credenza	JIIMJIL
says crib	LKJJHGL
says cubbi	LKJIIJJ
says cupboard	LJJJIJI
says curbles	MIIKIIJ
says curtain	MIIIIII
says cut	LIJILIJ
says darkroom	LJIIIIJ
says dart	MIIIIIL
says dartboard	JKLIIHL
says dayb	MHHHIIL
says dead	IIJMJII
says dehumidifier	LJHHJHK
says delet	HIIMLHI
says demo	IIIMIII
says desk	MIKKFIJ
says detach	ILJKJKI
says dimmabl	LIIKKIJ
says din	IMIIIII
says dishwasher	LJJIGGM
says ditch	ILILIII
says divider	LJIIIIJ
says do	JLKKKHI
says dog	KKKIHHL
says done	IIJIJMK
says door	IMJJJFI
says doubl	LJJKJGI
says down	ILIKIIK
says downstair	IIKLILK
says drain	JKLIKHJ
says dresser	JKJKHGK
says drop	LIHKKHJ
says drop-in	MIJIJJK
says drum	JLHHHKK
says dry	JKHHILK
says dryer	JJKLHHJ
says dual	KLJIIII
says dw	KJILIIL
says each	JKILIIK
says easel	JKHIIIL
says east	KLIIJIJ
says either	KHLKIHJ
says electric	LHHLJHJ
says epoxy	KMIIHHJ
says everyth	IJKMHFJ
says exchang	IILIKIK
says exist	HLKKGGK
says exterior	KJIIKIL
says fabric	ILIKIHL
says fan	MJIHHHI
says faucet	IMIKHHL
says fil	IHIMILK
says fireplac	JLHHLHL
says fireproof	KLIIIIL
says five	IIIMIIJ
says flat	JLJIIJL
says float	MIJIJIK
says floor	MJGKFFK
says floor'	HKILIIL
says fold	KHHLHKJ
says for	LJHJKIK
says four	LKHHIHK
says fram	LIIIJIL
says freezer	JKJJHKL
says french	KJGJJLK
says from	LILHIHK
says front	JKIHHIL
says full	MHIKIIJ
says furnac	JNGGHHJ
says garag	LJHJIHK
says garbag	IJIKMIK
says gas	LLGJGJI
says get	JKJJHKK
says glas	JLGIKGL
says glider	MJIIIIK
says golf	JKLIIIK
says grab	MGHGIGL
says grout	IIIMIIK
says guest	LHLKIIJ
says gun	ILHKIIL
says half	JKHJHHL
says hall	HLHLIIL
says hamper	JKIKIII
says handheld	LKIIIIK
says harley	IMIIIII
says have	JIJKLIL
says headroom	KKIIJIK
says heat	MGKHKHK
says here	KLHHIIK
says hex	KKJIIIK
says hide	JMIIIII
says high	ILIIIIK
says his	JLFKFKK
says holiday	JLIIIIK
says honestly	IMHKLHI
says hood	MIIIIII
says hook	LJHJJHK
says hospital	JKILIHK
says hot	JIHHMLI
says hvac	LIKIJIK
says i	JIKJMJK
says i'd	KHLKKHJ
says i'll	KJIKHHL
says i've	JLJKKGI
says ice	KJIHIKL
says if	MIKIJEJ
says in	JKIKEKL
says inner	MIJIJII
says insid	JLHJIHL
says instead	LKIJKIK
says insulat	MIHHHHL
says insuranc	MGJHJLJ
says iron	KKHJKHJ
says is	MHHJIHJ
says island	KJHKIKL
says it	KJHKIKK
says it'	KJKIIIM
says it'l	MJIIIIJ
says item	KKIHKLJ
says its	KKHKHGI
says keep	GNGJGFK
says kid	LKHKHKI
says kiln	KKIILIK
says king	KGKJKGL
says kitchenet	MGHHKIK
says kiva	ILIIIIK
says knee	JMIHIHI
says ladder	KMIIIIJ
says landlord	ILILLHI
says laptop	MJJIIII
says laundry	HLKKJKL
says law	JLIIJLJ
says leav	IMHHLKI
says leave	JLLKGFI
says light	LJHGJHL
says linen	KJKIJIL
says lock	LJIHIIL
says loft	KLHHKHH
says long	KIKHIHM
says lose	JIIMIII
says loveseat	JLJKIIJ
says low	KKHHJHL
says makeup	MIIIJIK
says mantel	KLIIIIK
says mayb	MIIIIIK
says me	LJIJIIL
says medicin	KLHJHIK
says microwav	KIKIIIL
says mini	MHHJIIK
says minivan	IMIIIII
says mirror	LJJKGFK
says mixer	MIIJJIJ
says motion	MIIIIIK
says move	HKMGJHJ
says mudroom	HKKJHLL
says murphy	MIIIHHL
says need	MJGHGGK
says new	NJFFIJI
says next	LKHHIHK
says night	KLIIIIK
says no	HJFKLKJ
says north	MJIHHHK
says not	JKEKMKH
says noth	JLHHKHJ
says now	JIILJKK
says number	KILKIII
says nursery	LJIKIHK
says oak	JLHLIHI
says oh	ILIKIHJ
says oil	KIIMIIJ
says ok	JHLKLHK
says old	IIINHGH
says on	LJLJJJH
says one	MJIGEIJ
says only	LLIIIHJ
says open	LKKHHHJ
says opposit	KKIIJIK
says original	IMIIIII
says other	JKLJGGK
says otherwis	NJHIHHI
says our	HKLLJKJ
says out	JIILILJ
says outlet	KJHJGJM
says oven	LJILIIJ
says over	KJLIIKK
says overhead	JKILHHI
says paint	KLHKGHH
says panel	ILHKKHL
says pedestal	KJHJILI
says pegboard	KKIIIIL
says peloton	ILIJIKI
says pendant	JKLKIHK
says peninsula	KIILJII
says permanent	LLIIJII
says piano	JKILJIJ
says picnic	KLIKJIK
says pictur	KLIJIHI
says ping	JIIMIIJ
says pleas	LHKJLFJ
says plumber	KLIIIIL
says plywood	LIJIIIL
says pocket	MGHKGKJ
says polycarbonat	IMIJJIJ
says pool	JKIILIJ
says popcorn	IIINHHH
says pot	KJHKHHL
says printer	ILLJHKJ
says projector	MJIIJIK
says propan	KKIIIIK
says pull	LHJLHIJ
says put	KKLGHHK
says queen	LKIJHHI
says rack	KJHIIIL
says radiant	LIIIIIK
says radiator	KKJKHGL
says rail	LIIIIIL
says rais	KKKHIHH
says rang	JLLJGFK
says rattan	MIJJJJI
says read	JLIHIHJ
says refrigerator	KJLHKHL
says remov	IJHMIHI
says replac	LGIKJHJ
says rice	JMIIIIJ
says right	KLFJGGJ
says rocker	KKIILHJ
says room	KLJIIIJ
says rough-in	IMIIJIL
says round	MHIHKIJ
says rubber	LIIIJIL
says rug	KKHKGKI
says run	LIIIIIL
says same	LKIIKII
says sauna	KHIIMHJ
says sconc	LKIKIIL
says screen	JLIKIIK
says second	JKILKHH
says sectional	KIKHHGM
says sew	IMIHIHL
says shallow	KKIIIIK
says she	JKJKJGJ
says sheet	KJIIIKJ
says shelf	KLHGHLI
says shelv	KFJILFM
says shoe	MIJIIII
says shower	JKJLJII
says side	KLIIIIJ
says sideboard	KLKIIIK
says sinc	KLIHJKJ
says sink	KKKHKKJ
says six	LKIIIHJ
says skip	IJIIMHI
says skylight	KKHKHHK
says sleeper	LIJKIII
says slider	IKILJIK
says slow	JKIIJIL
says smal	KKHIIHM
says smok	MIKHHHI
says so	KJKIIJK
says sofa	ILJGLHL
says someon	JLIIKLJ
says south	IJKHKHL
says squat	LJIIIHL
says stackabl	LHIHKKJ
says stainles	LIILJIJ
says stair	JMHHHGJ
says stand	JKLJHKI
says steam	KIIILIL
says steel	LKHIIIJ
says stool	IKIKHKK
says stov	IKKKGKL
says stroller	ILILIII
says strong	LIIIIIL
says sump	HMIIIIK
says sun	IIIMIHL
says swap	LILKHHJ
says swing	KJKKHHJ
says switch	LIKKJIJ
says tabl	KJKKJEJ
says take	KIJLHIL
says tall	LIIIKIK
says tear	JIILJIK
says tell	ILLIIII
says tenant	LHIJKLJ
says that	KHMJGKK
says that'	ILIKIHM
says the	JKJLHJK
says then	LIKGJEL
says ther	JLHLJJK
says there'	IKJKIKK
says they	LJKJJGJ
says thi	KKKHJIJ
says thre	KKGLJFJ
says tile	KJHLHGK
says to	KKKIHKK
says today	IHHMIHK
says toddler	HIIMMHI
says toilet	JLLHGEK
says toilet'	IMIIJII
says tom	LIIIJIK
says tool	HLLHIHL
says towel	NGHJKGL
says track	JJILIKJ
says trash	ILIKIHL
says treadmil	JJIKLHL
says tub	JKJLDJJ
says turn	IMKIIHJ
says twin	LKHHHKJ
says two	JKJIJKL
says under	LJHKKGI
says undermount	MKIIIIJ
says upholster	MIIIIIK
says upper	KKHJKHK
says utility	KKIKIIL
says vanity	MIIIJFL
says vanity'	JKILIII
says vent	KKIIIIL
says vertical	LKHJIHK
says vinyl	MHIHIIL
says wainscot	KIIIIIL
says walk	KKHKHIK
says walk-in	KHIKLHI
says wall	LJJJFFL
says wallpaper	IIIIIIM
says want	MIGIKLI
says wardrob	JIILIHL
says ware	LIIIIIL
says wash	JJKIIIL
says washer	ILKIGKK
says water	JMGGHKK
says we	HLIILMI
says we'd	KJJJLGJ
says we're	KLHJJJJ
says we've	JIKKIKJ
says west	KJHLIHI
says what	JLJKKJI
says what'	HLLKGJJ
says whatever	JKIIJKL
says when	IJKKILK
says wher	KKHJHGK
says whil	LIKJIHK
says whit	MIIIHHK
says whiteboard	KIIIJIL
says wife	KLHJKJH
says window	IMEIJJL
says wine	KIIIMHJ
says wire	JIIMIHL
says with	JJKIIIL
says wok	KIIILIK
says wood	KLIHHHK
says workbench	JJKHHLK
says yes	LHIKIHL
says you	JJLKHGJ
says2 # "	MGIKHIK
says2 # '	LJIIIJL
says2 # )	JJKHHHL
says2 # in	LHIIKIJ
says2 # inch	LIIIIIL
says2 # x	JIJLJJL
says2 ( daughter	IJIILKJ
says2 ) ,	KLIHIHJ
says2 ) the	KKIIJIL
says2 - exist	ILIKJIL
says2 - stov	JJIIIIL
says2 a #	LIIKHHK
says2 a bench	KIJIKIL
says2 a couch	KMJIIII
says2 a dayb	KHIIKHL
says2 a desk	MIJIJII
says2 a door	MIJIIIK
says2 a electric	KLIIIIJ
says2 a hand	MIIIIIK
says2 a kitchenet	LIIHLHI
says2 a new	KIJILIL
says2 a queen	KHIIIIL
says2 a second	LIIKKHJ
says2 a shower	KJIHKKK
says2 a smal	MIIIIIK
says2 a sofa	JIIILIL
says2 a swing	KIIIJIL
says2 a wall	LIIKIHI
says2 a wet	KIIIJJL
says2 add :	LHIHIIL
says2 adjustabl split	MIIJJJK
says2 after :	LJIIIIK
says2 after that	LKHIIIK
says2 also a	JIIIIIM
says2 also lost	IIIMJII
says2 also the	JLIKJIK
says2 an electric	LIJJJKK
says2 and a	LJHHKHK
says2 and if	LIJIIIJ
says2 and the	HIJKLLK
says2 around the	LKIIJJJ
says2 arriv :	KIIIIIL
says2 as you	LKIIIIK
says2 at our	MIIIIIJ
says2 at the	KJILIHJ
says2 attic :	LKIIIII
says2 back bar	MIIIIII
says2 banquet in	MIIIIIK
says2 bar ,	IIIMIIJ
says2 base cabinet	LJIKJIK
says2 bath door	IMIIJIK
says2 bather :	MIIIJII
says2 bathroom #	IJILIKK
says2 bay #	KKIIKHL
says2 bed ,	KLHIKII
says2 bed fac	IJIIIIM
says2 behind it	MKKIIIJ
says2 behind the	JKHIJLK
says2 besid that	KLJIJIJ
says2 big chair	MJIIIII
says2 blackout shad	MJIKHHJ
says2 boot tray	MIIIJIK
says2 breakfast bar	MIJJJJI
says2 brick floor	KLJIIIH
says2 bring :	IMIIJII
says2 build me	LIJJJJJ
says2 bunk bed	LIILIIJ
says2 but that	JJILJIL
says2 but the	IIKMJIJ
says2 butler' pantry	IIIMJIJ
says2 cabinet are	KJJLIIJ
says2 cabinet over	IIILJIL
says2 cat tree	ILJIJIK
says2 ceil fan	KIHJLJJ
says2 ceil is	MIJIIIJ
says2 ceil lift	MJIIIIK
says2 ceil light	JKIKIIJ
says2 chest freezer	IJHMIHK
says2 chest of	IKKLIIJ
says2 climb wall	MHIIIIJ
says2 closet door	KJILIHI
says2 closet wall	MIJIJJJ
says2 coffe tabl	KIILKIJ
says2 coin laundry	KIJIIJL
says2 comfort height	MIIIJJI
says2 commod chair	IIIIIMI
says2 convert :	JKJKJJI
says2 convertibl crib	LLIIJIJ
says2 corner cabinet	JKIKHIL
says2 corner sink	MIHJIHI
says2 couch float	JLLJJIJ
says2 couch with	MIIIJJI
says2 counter ,	KLIHIHI
says2 crib is	LIILJIK
says2 darkroom #	MIJIJIK
says2 darkroom in	LKIIJII
says2 dead thing	IIJMJII
says2 dear sir	JLIKJIJ
says2 demo :	IIIMIII
says2 detach ,	ILIKJII
says2 ditch the	ILILIII
says2 do not	JMIIKIJ
says2 dog bed	KLIIIIL
says2 done :	IIJIJMK
says2 door at	IMIIJII
says2 door from	IMIIIIK
says2 door se	KKJKIII
says2 door to	ILKIIIK
says2 door west	IMJIIJI
says2 doubl oven	LJIIIII
says2 doubl sink	KKIKIIJ
says2 doubl vanity	KJILIJI
says2 down the	JLJIIIK
says2 downstair is	IJKLIII
says2 drop ceil	KIILIII
says2 drop-in tub	MIJIJJK
says2 drum kit	KLIIIHJ
says2 drum on	JLIIIIL
says2 dry side	IKIIILI
says2 easel want	KJIIIJL
says2 east :	JLIIJII
says2 either way	LIILIIJ
says2 epoxy floor	LIJJIJL
says2 everyth else	KMGKIGI
says2 everyth on	JILIJIL
says2 exchang rang	IILIKIK
says2 exist :	HMHKIIL
says2 exist wet	IKLKIII
says2 exterior door	KJIIKIL
says2 fil cabinet	IHILILL
says2 fireproof safe	LIIJJIL
says2 five foot	IIILJIK
says2 floor :	LIIKIII
says2 floor is	IKILIII
says2 floor tile	LKJIIIJ
says2 fold tabl	JIIKILI
says2 for the	KKIILIK
says2 four bunk	MIIIJJK
says2 french door	LJHKJHK
says2 fridg ,	KLIIIHI
says2 fridg is	JKJLHGJ
says2 fridg may	IIKLIIK
says2 from the	KJLHIIK
says2 garag door	LJHJIHK
says2 garbag disposal	KIIKLII
says2 gas heater	LIIIJIL
says2 gas insert	LIILJIJ
says2 get the	ILKKIIK
says2 glas block	LKIJIIK
says2 glas door	JIJKLIL
says2 grab bar	MHHGHHM
says2 grout is	IIIMIIK
says2 guest bed	LIIJIJK
says2 gun safe	IMIIJIL
says2 hall bath	HKHLIIL
says2 he bring	IMIIJII
says2 he may	LKJIIJJ
says2 he say	KIIJKIK
says2 he want	JKJIIKM
says2 headroom at	KKIIJIK
says2 heat towel	KIJIKIK
says2 her desk	IKLIJIK
says2 here is	JMHIJIJ
says2 his tub	KLJIIIJ
says2 his twin	JMJIJIJ
says2 his weight	JIIMIII
says2 his zone	MIIIIII
says2 holiday decor	JLIIIIK
says2 hospital bed	IKILJIJ
says2 hot tub	IIIIMKI
says2 hot water	KJIILLI
says2 i ask	KIIKLIL
says2 i can	IIIIMHL
says2 i do	KIILKJJ
says2 i figur	KIJIIIL
says2 i get	LKIHIIJ
says2 i have	HKGILKK
says2 i keep	KIKJHHK
says2 i need	MKKFIKI
says2 i not	KJLGJGK
says2 i own	IMHHKHL
says2 i pictur	JIIILIJ
says2 i say	KHLIILJ
says2 i see	LIIIJIL
says2 i teach	KILIIIL
says2 i will	KIIKIIL
says2 i would	LIIIKIL
says2 i'd do	KJJJIIL
says2 i'd have	KIKKIIK
says2 i'd like	KJLIFFL
says2 i'd put	JIIIILL
says2 i'll list	IIILIIM
says2 i'm #	MIKILII
says2 i'm a	KKLIILJ
says2 i'm not	LKILJIJ
says2 i've a	JMIIIIJ
says2 i've eras	LJIILII
says2 i've forty-som	KKIKJIK
says2 ice maker	KJIHIKL
says2 if it	LJKIIII
says2 if not	LKKIHII
says2 if the	LKKJHHJ
says2 if ther	JIIKJJL
says2 if there'	KKIKHIJ
says2 if you	LJIIJIK
says2 in basement	IMJIJIH
says2 in front	ILIHHKL
says2 in its	LIJIIKL
says2 in my	LIJJJJK
says2 in order	IKHLJIL
says2 in our	KIIKJIL
says2 in that	MIKHIHJ
says2 in the	KJJLFJI
says2 inner dimension	MIJIJII
says2 insid ,	JLIKJIJ
says2 instead of	LIIJKIK
says2 insuranc build	MIJJJJJ
says2 insuranc pay	LHJHHLJ
says2 iron board	KKHJKHK
says2 island #	MIIIJIK
says2 it have	JJIMKHJ
says2 it say	LHIHILJ
says2 it' #	IKLIIII
says2 it' a	IJKIJKL
says2 it' going	LIIKJIL
says2 it' the	JLIKJII
says2 it'l be	MIIIJIJ
says2 item two	KJIIKLK
says2 its door	LIIJJIJ
says2 keep :	INHHIHH
says2 keep the	ILHKIHJ
says2 kid '	KKIIIKJ
says2 kid basement	MJIIIIJ
says2 kiln in	LKIIIIK
says2 king bed	LHKHHHL
says2 king will	JIIILJL
says2 kitchenet #	LIIIIJL
says2 kitchenet on	MIIIIJJ
says2 kitchenet with	LIIIHIL
says2 kiva fireplac	ILIIIIK
says2 knee wal	KMIIIHI
says2 landlord special	ILILKII
says2 law practic	JLIIJLJ
says2 leav the	ILHILKJ
says2 leave of	JLLKIHI
says2 leave run	KKHIIIJ
says2 leave to	JHLLIHK
says2 loft bed	LJIIKII
says2 long version	JILIJIL
says2 loveseat is	JLJKIIJ
says2 mantel clock	IMIIIIK
says2 me :	LJIJIIL
says2 medicin cabinet	LKHJIIK
says2 mini split	MHHKIIK
says2 minivan ,	IMIIIII
says2 mixer lift	MIIJJIJ
says2 motion light	MIIIIIK
says2 move noth	JMJIIIJ
says2 murphy bed	MIIIHHL
says2 my brother	IJIMIKK
says2 my brother'	KJJKILJ
says2 my desk	IKIHIHM
says2 my ex	IIILILJ
says2 my girlfriend	KKIIIII
says2 my husband	JKIIKKK
says2 my husband'	IKILIHI
says2 my late	IMKJIHJ
says2 my neighbor	KIIILKJ
says2 my proposal	MIIIIIL
says2 my side	LJLJIIL
says2 my wife	NHHKJJI
says2 my wife'	IKLGLJK
says2 need :	LJHHHHK
says2 new :	NHHHIHJ
says2 new cabinet	MIJJJJI
says2 next door	KKIIIIK
says2 night light	KLIIIIK
says2 no more	IJIMIII
says2 no overhead	LIIILII
says2 not a	JJJILIJ
says2 not done	MIIIIIK
says2 not lost	IMIIJII
says2 not need	IIILLHI
says2 not you	LLIIIIJ
says2 noth on	IKIILIJ
says2 nursery is	JHILJHK
says2 oak cabinet	IJIMIII
says2 oak floor	KLJIJII
says2 oh ,	JLIKIIJ
says2 ok so	JILLJIK
says2 on my	KKILIII
says2 on the	LILIGKI
says2 one along	LIJIJIK
says2 one big	MIJJJIL
says2 one closet	IMIIIIK
says2 one oven	MIJIIJK
says2 one side	IKLKJIJ
says2 one sink	NIHHIII
says2 one thing	IKIIJIL
says2 one toilet	MIJJJJI
says2 only if	IKJJJJK
says2 open the	LKLIIIJ
says2 original to	IMIIIII
says2 other bay	JMHIIHI
says2 other side	IKLLIIJ
says2 other than	KKIIJIL
says2 otherwis army	MJJIJJI
says2 otherwis smal	LKIIIIJ
says2 our architect	KJKHKHL
says2 our dishwasher	IKLIIKL
says2 our have	IKKKIIK
says2 our is	ILLIJIJ
says2 our walk-in	JKILIIJ
says2 outlet are	JKIIIIL
says2 paint the	KLIHHHI
says2 pedestal sink	KJHJILI
says2 pegboard over	LIIIIIL
says2 permanent pleas	LLIIJII
says2 picnic tabl	KLIKJIK
says2 ping pong	JIIMIIJ
says2 pleas keep	MIIKIII
says2 pleas mount	LIIIIJL
says2 pleas strik	HIIIMII
says2 pocket door	MHHLHHJ
says2 polycarbonat roof	IMIJJIJ
says2 pool tabl	JKIILIJ
says2 popcorn ceil	IIIMHHH
says2 projector hung	MJIIJIK
says2 propan rang	KKIJIIK
says2 pull the	LIJKIIJ
says2 put a	LIIIHIK
says2 put in	LIJIJJL
says2 put the	JKLIJJK
says2 queen bed	LKIHIHJ
says2 rais the	ILLIIII
says2 rang :	KIILJJK
says2 read corner	JLIIIII
says2 remov cast	IIIMJIJ
says2 remov wall	JIILJJK
says2 replac the	MHIIIIK
says2 right now	JKHJIIK
says2 right of	KLIKJII
says2 rough-in exist	IMIIJIL
says2 round rug	LIIIIIL
says2 rug that	LKIKIII
says2 sectional ,	KIIIIIL
says2 sectional fac	KIIJJJL
says2 sew machin	ILIIIIL
says2 she say	IKKKJIJ
says2 she want	IIKKIIK
says2 shelf for	KLJIIII
says2 shelf over	JKIIJLJ
says2 shelv on	LHHHHHL
says2 shower #	NIIHKII
says2 shower is	JKIKILJ
says2 shower leave	JMIIJII
says2 shower only	MHIIJJJ
says2 sinc you're	LLIIJII
says2 sink ,	LKHHIHH
says2 sink :	LHKJKGI
says2 sink and	ILKIHII
says2 sink at	MIIIIII
says2 sink in	JJLIIKK
says2 sink is	HLKHIJK
says2 sink outsid	LKIIJIJ
says2 sink singl	LIJIILJ
says2 sink stay	JLJKJIJ
says2 sink to	IIMIIIK
says2 skip the	IJIIMHI
says2 sleeper sectional	MIJIIII
says2 slider to	IKILJIK
says2 slow one	JKIIJIL
says2 smok detector	MIIIIII
says2 so :	LIJHHGL
says2 so a	IKIIKIM
says2 so bookcas	KIKIKIK
says2 so crib	JLIJIIL
says2 so electric	MIJIJJI
says2 so i	JKKIIIK
says2 so start	MHIIIIJ
says2 so the	JILKKKI
says2 so what	JMHHIHJ
says2 sofa fac	JLIIIIK
says2 south wall	JHKIIIL
says2 squat rack	LJIIIHL
says2 stackabl compact	MIJIIII
says2 stand at	IJMHIKJ
says2 stand desk	LHIKIKJ
says2 stand in	IMJIJII
says2 steel box	MIJJJJK
says2 stov ,	KIIIIMI
says2 stov :	KMHIIIJ
says2 stov itself	KJILJIK
says2 stroller x	ILILIII
says2 strong hood	KIIIIIL
says2 sun room	IIIMIII
says2 swap the	KJKKIII
says2 swap toilet	KIKIIJK
says2 swing door	KJIKIII
says2 tabl (	KJLIKIK
says2 tabl saw	LKHIIIL
says2 take it	IKIIIKL
says2 take out	LIHLIIK
says2 take the	KIKKIHL
says2 tear out	JIILJIK
says2 tell you	ILLIIII
says2 that fre	LJIHJKK
says2 that giv	JILJJIK
says2 that leav	KJKHIHK
says2 that mean	JIMJHGK
says2 that' kosher	IMIHIIL
says2 the ac	HLKIIIK
says2 the armchair	IKKIIIL
says2 the bar	IKILHKH
says2 the basement	IMHJIHI
says2 the bed	LJLIHGK
says2 the bench	LKIHHKK
says2 the bidet	IJILIKJ
says2 the big	JJIKIKL
says2 the boiler	JMIIIIJ
says2 the bookcas	KJLHKJK
says2 the bookshelf	IKILIIJ
says2 the built-in	KJILIHJ
says2 the bunk	IKKKIHJ
says2 the cabinet	LLHJHHI
says2 the car	JJIIIMH
says2 the cat	ILIIIIK
says2 the ceil	LKIKIHI
says2 the chandelier	IIKKIIL
says2 the chest	JLHJIHK
says2 the closet	JMIJHHI
says2 the coat	IIILJIL
says2 the contractor	IKLLIIK
says2 the crib	KILJIIK
says2 the dairy	MJIJJJJ
says2 the deep	ILIIILK
says2 the desk	LKIJJKI
says2 the dishwasher	IKKLHHI
says2 the door	MJHIIIL
says2 the doubl	JLIILHK
says2 the drop	IJIKIHL
says2 the electric	KHHLIKJ
says2 the exercis	IIIMIII
says2 the exhaust	IJILIIK
says2 the exist	KJJLIHI
says2 the freezer	JJKLJIK
says2 the fridg	KKKJHGL
says2 the furnac	KKIKIHI
says2 the futon	IKILIHJ
says2 the gas	IKHKIHL
says2 the glas	JIHLKLH
says2 the glider	LLIIIIJ
says2 the gril	JJIJKLI
says2 the hot	KJIJKIL
says2 the iron	LKIKJIJ
says2 the laundry	IMIJJIJ
says2 the linen	KKIKIIK
says2 the love	IILKIIK
says2 the low	ILJKJIJ
says2 the man	KIIJJLL
says2 the microwav	JIKLIHK
says2 the old	IKHKHLJ
says2 the one	LKJKIIJ
says2 the pendant	IJLKIIL
says2 the piano	HLLIKGI
says2 the pot	KILKIIK
says2 the present	JIIMIIJ
says2 the printer	KKLIIIJ
says2 the radiator	IJKKHHL
says2 the rang	LLHHIHH
says2 the refrigerator	IKLJHHK
says2 the rest	LLHIHHH
says2 the rock	ILIKIIJ
says2 the room	JLIKJIJ
says2 the rug	KJIKLHI
says2 the shower	KJHLIHK
says2 the sink	IJJKHIL
says2 the snowblower	JLIIJJL
says2 the sofa	KILKHHK
says2 the stackabl	JKIKJHL
says2 the stair	MJIJIII
says2 the stov	LKLHHGJ
says2 the sunroom	JILLIKI
says2 the swing	IMHJIHJ
says2 the tabl	LLHJIHI
says2 the tile	KLIKIHI
says2 the tiny	JIJKJIM
says2 the toaster	KLIIJIK
says2 the toilet	LKJIHGJ
says2 the towel	KJIKLIJ
says2 the tp	IIMIIIJ
says2 the treadmil	IJHMIIJ
says2 the tub	KLHKKFI
says2 the tv	IJKJHGL
says2 the vacuum	IIIMIKK
says2 the wall	IILLHHK
says2 the washer	JLKHHHJ
says2 the water	ILHJILK
says2 the weight	ILIIIIK
says2 the window	LJGJGFK
says2 the wood	JHLLIKK
says2 the workbench	IKLKIHJ
says2 then a	MJIIJII
says2 then the	KJKHKHL
says2 ther a	JIJLIIK
says2 ther is	KKIKJJK
says2 there' a	IKJKGLK
says2 there' no	LJIIKIK
says2 they complain	LJIKIII
says2 they need	MIJIIIJ
says2 thi is	KLLHJII
says2 tile floor	ILJKIIK
says2 to one	LIIIILK
says2 to put	LKIIIHK
says2 to the	JKKIJIK
says2 toilet ,	JLHHIHK
says2 toilet :	LIHHKIL
says2 toilet clos	KKJIJJJ
says2 toilet in	JKLIIIJ
says2 toilet on	MIIIIJJ
says2 toilet room	JIILJIL
says2 tom need	LIIIJIK
says2 tool chest	HLKIIIL
says2 towel bar	KIIKKIK
says2 track light	JJILIKJ
says2 tub ,	IMIIJII
says2 tub /	LJIKIII
says2 tub is	JLIKIKJ
says2 tub itself	IMIIIHJ
says2 tub leav	LJIKJII
says2 tub out	LIJLIII
says2 tub stay	KJJLJHK
says2 tub under	JLIIJIL
says2 turn right	JMIIJII
says2 turn the	ILLJIIJ
says2 tv in	KIIILIK
says2 tv on	JMIIHHJ
says2 two #	LIJIIIL
says2 two burner	MLJIIJJ
says2 two car	HMIHIKI
says2 two crib	LJIIIIL
says2 two desk	JIIILLK
says2 two leather	LIIIIJL
says2 two pendant	LIIIIIL
says2 two row	LLIIJJJ
says2 two sink	IHHHHHM
says2 two twin	LHIIIIL
says2 two window	JMIHIII
says2 two wing	ILMIJIJ
says2 under the	LIHHKHJ
says2 upper cabinet	JLIJLHK
says2 utility sink	LIILIIL
says2 vanity #	MHHHJJM
says2 vanity' swollen	KIJLIJJ
says2 vertical hook	MKIIIII
says2 walk in	KKHKHIK
says2 wall mount	KKLIIIJ
says2 wall oven	KJHKIJL
says2 want :	LHHJHKK
says2 wardrob big	JIILIIL
says2 washer and	HKLIHJL
says2 washer front	LJIIILJ
says2 water com	IMIIJIJ
says2 water heater	IMIIIHK
says2 we are	KJIKLKK
says2 we buy	ILIIILK
says2 we do	ILJKLHI
says2 we eat	IKJILKJ
says2 we get	HLJKIHL
says2 we have	HLGKILJ
says2 we need	LLIHHJK
says2 we never	KKLIIIJ
says2 we not	KJIHKLI
says2 we own	IMHHKHI
says2 we rent	JMIIJIJ
says2 we requir	LIIJIJK
says2 we sleep	IKIIKIL
says2 we suggest	IILIJIL
says2 we tri	IJIIILJ
says2 we want	NIJJHJI
says2 we were	JLJIKKI
says2 we've get	LIIIILK
says2 west :	KKILIIJ
says2 what about	LIILIHK
says2 what can	KMIHIII
says2 what com	KLIHIII
says2 what go	JHHMIIK
says2 what have	JHKLJKK
says2 what i	KJKJLIK
says2 what i'd	LLHGGHJ
says2 what i'm	MIIIJIJ
says2 what i've	JLIKJII
says2 what liv	IMHKIIJ
says2 what not	LILIIHK
says2 what other	IIIIIMI
says2 what stay	HMIHIII
says2 what suck	IIIMIIK
says2 what the	IMIIIKI
says2 what we	JLKHKFJ
says2 what we've	JKILJII
says2 what' aliv	IIMIIII
says2 what' in	ILHLIHH
says2 wher it	KJIKIIK
says2 wher the	LJIIJIL
says2 whil that'	MIJIJII
says2 whit nois	LJIIIHL
says2 wife :	LIIKIKI
says2 window :	LJIIIIL
says2 window ac	JIJKILJ
says2 window in	KKIIIHL
says2 window over	KKILIII
says2 window seat	LKIIIIJ
says2 window treatment	KIIILIJ
says2 window unit	ILIKIHK
says2 wire shelv	JIIMIHL
says2 wok burner	KIIILIK
says2 wood stov	KLIIIII
says2 workbench #	MIIJJJK
says2 you come	KKIKIII
says2 you drew	KLIIJIJ
tail #	LLHHHHI
tail #N	MIIIIIK
tail #N#	KKHHHHI
tail #P#	JLIIIIJ
tail #U	KKGIIHH
tail #UN	MJGHIHI
tail #UP	MIJHHHI
tail #Uv	JILJJJJ
tail &#N	JLHJHHJ
tail &D	JKJIILJ
tail &Dv	KIKKJIK
tail &N	KJKJGGK
tail &NN	KKJJKEK
tail &NP	KLHJHHJ
tail &Nb	HLGLHKJ
tail &Nm	LKIJJKI
tail &Nv	KKLIIJJ
tail /DN	KJKILIJ
tail 1	LJIJJIJ
tail D	IKHKLGJ
tail DN	MIGIJGL
tail DNN	JLJILGL
tail DNP	LJJKIHK
tail DNv	KLHHKKK
tail IND	KJILIHJ
tail INP	HLGKKMI
tail INb	IIJMJIJ
tail IaN	IMIIKHI
tail Ih	IMIJHHJ
tail ImN	LJIKKIJ
tail Imv	KKIKJHI
tail Iv	KIKLKHJ
tail IvD	LKIIIIL
tail N	JKHKJJJ
tail N#	KKHLHHI
tail N#N	LJHKIIK
tail N#U	KKKIIIK
tail N&D	HIHLHKL
tail N&N	JKKKIHK
tail NIN	KKHJIKI
tail NIv	IKILIIK
tail NN#	MHKIIKI
tail NND	KLKIIIK
tail NNN	JIGLKLI
tail NNP	KLJKLEI
tail NNU	JLIKJIK
tail NNb	JKJJIIL
tail NNv	IKILIII
tail NP	LJJKJGJ
tail NP#	LKKKHHI
tail NPD	LKIKJII
tail NPP	JLKJHKI
tail NPT	MKKIIII
tail NPa	ILIJIIL
tail NPb	KKIKIII
tail NPv	LJIKIIK
tail NUD	JKIKIHL
tail NUN	KIHLHHL
tail Na	ILLKIKJ
tail NaN	JIIKIKL
tail NbD	KKIKIIL
tail NbN	JJHJLJK
tail NbP	KKJKIHK
tail Nbv	LJIKIHK
tail Nmv	IKKKILJ
tail Nv	IJJMHHJ
tail NvD	JLHJJHK
tail NvN	KIHKIKJ
tail NvP	JMGIJKH
tail P	LJJKEKI
tail P#	JLHJKKI
tail P#N	LKGJGFJ
tail P#U	IJLJKHL
tail P1N	JLIKIKK
tail PD	KKIHKIK
tail PD#	KJKKHGK
tail PDD	LKIIIHJ
tail PDN	LJIKJKJ
tail PDP	KJLHHKJ
tail PDS	KMIGGGJ
tail PDU	ILHLIIK
tail PDa	KJJGHGL
tail PDv	LJKIGGK
tail PI	IJLIKKJ
tail PN	LJGJIKK
tail PN&	LJHKKKH
tail PND	LKKHIHK
tail PNN	JJGKKJJ
tail PNP	LJFJJJL
tail PNW	KKIJIKI
tail PNa	KKIKIIJ
tail PNb	IKKIKIL
tail PNv	LJHKIII
tail PP#	KILIIJI
tail PPN	LJLIIIJ
tail PPT	JLKKIHI
tail PT	KJLJKKF
tail PTN	JLIIIIJ
tail PTb	KJIKIKI
tail PWD	JILIJJK
tail PWN	JKLKHGJ
tail Pa	KIHJKKK
tail Pam	KIIJLII
tail Pv	LKIJIIK
tail PvD	MIJIJIK
tail PvN	LIIIIJL
tail S	JMIHIIH
tail T	LJIJIIL
tail UNN	KKIKIIK
tail WDN	LHLJKJK
tail WIN	JKLJJIK
tail WIv	JKIKIIL
tail WN	LHIKIHI
tail WNP	LIKLKII
tail WTb	JMHIHIJ
tail WbD	KLJIIJJ
tail WbP	JKILIKK
tail Wba	LLIIJIJ
tail WmN	MIJIIII
tail WvP	LHJKIKJ
tail a	KKKIKKJ
tail aN	IIKLKLJ
tail aNP	ILIKIII
tail aPD	KHKKHHJ
tail b	JHJLJEL
tail b#N	JJILIII
tail b#U	LJIKIIJ
tail bD#	IMIJIII
tail bDP	LJLIJII
tail bN	JLGKHJK
tail bN&	KKJJLGL
tail bNN	KKJKGFK
tail bNa	IMHJIHK
tail bP	KIILIKJ
tail bP#	IMIJHII
tail bPD	GKLHLLK
tail bPN	JJKKGLI
tail bPP	ILIKIIK
tail bPa	KKIKILI
tail ba	LIKKHGK
tail baN	JJJIKMH
tail baP	INIIHHI
tail bbN	IKHLIHI
tail bv	IJILLHK
tail bvN	KJKIKLI
tail bvP	IKJLJKI
tail hDN	KKHLHKJ
tail hNN	IIILIIL
tail hNP	ILILIIJ
tail hPN	KHLKIHK
tail hPb	MJJIHGL
tail hPv	HMKJIGI
tail hbN	JJHLIKK
tail m	IJHKLKH
tail mDN	ILKJIIK
tail mN	JKGLHGK
tail mNN	IKIIIKL
tail mNP	LJKKHHJ
tail mNT	IJLILIM
tail mbD	MIIIIJK
tail mbN	JKJKJFK
tail mv	JLHIKGK
tail mvD	KLIJIIJ
tail mvN	ILKKIHK
tail mvP	IKLJKJI
tail q	LJIIIIL
tail v	JLIKHGK
tail v#N	JKIKIIL
tail v&D	IIIMJIK
tail vD#	JLIKIIJ
tail vDN	JKKIFIL
tail vN	HKIKJLK
tail vNN	HLKJHHK
tail vNP	JKKKHKJ
tail vPD	IKKLHKH
tail vPN	JIILHMI
tail vPP	JLKKGJJ
tail vPT	KLIJJHI
tail vPa	JKHKIHL
tail vPb	MJKHIKJ
tail vPv	LKKIIIJ
tail vWD	MIIKIII
tail vWT	LLIIIII
tail va	KIJMHJI
tail vvP	IILLIII
tail xN	KKIHLII
tail xv	IKIKLII
the*+1 &	IKIKJIK
the*+1 (	LLHJFHI
the*+1 .	HJJKJKL
the*+1 :	JJKLGGL
the*+1 ;	JKJJKFK
the*+1 ?	KJKJKHL
the*+1 ^	GIJKKKL
the*+1 abov	IJJKJIL
the*+1 along	IKKKIII
the*+1 and	JKIKJJJ
the*+1 are	KJGKGJL
the*+1 at	KJJJILJ
the*+1 back	ILKIIIK
the*+1 behind	KIKKHKK
the*+1 belong	IKIKIHL
the*+1 between	LIJKIGJ
the*+1 box	ILILJJJ
the*+1 but	HLHIIHK
the*+1 by	JKHKJGL
the*+1 came	LJIJJIJ
the*+1 can	KJLKIHJ
the*+1 closet	IKIIILK
the*+1 com	KKIKHHK
the*+1 come	HLIJJIJ
the*+1 compactor	JJJLJIJ
the*+1 could	KLKJIIJ
the*+1 door	HKJKHHK
the*+1 down	ILLJIIJ
the*+1 end	IIIIJIM
the*+1 fac	KILIIIL
the*+1 for	ILHKIGL
the*+1 from	JLJIKFL
the*+1 get	KKJJHKK
the*+1 go	LKIKHKI
the*+1 have	KJKJGJK
the*+1 i	JJGJKLK
the*+1 i'd	LIKILIK
the*+1 if	HLIIJJL
the*+1 insid	JJILIIJ
the*+1 into	JJMIIKK
the*+1 is	KKKJAIK
the*+1 itself	LKJKHHJ
the*+1 leak	IKIKIKJ
the*+1 leave	IKIKJIK
the*+1 may	LJIJIKJ
the*+1 my	HKJILKK
the*+1 need	JMIIHHI
the*+1 never	JJIKIIL
the*+1 next	IJKJJKK
the*+1 no	KJILIIK
the*+1 not	JKGJMHK
the*+1 of	ILIJIHK
the*+1 on	JJKIEKL
the*+1 one	HJIMHKI
the*+1 open	ILHKIIK
the*+1 opposit	IKIJIIL
the*+1 or	KKKIIIK
the*+1 out	IJJKHKL
the*+1 over	KJJKHKK
the*+1 right	IHILJLL
the*+1 run	KHIKIKL
the*+1 side	HHIIJIN
the*+1 sinc	JKJKIIK
the*+1 sit	KJLJJIK
the*+1 so	KJLJGKJ
the*+1 stand	HKKKIGK
the*+1 stay	KKHKHFL
the*+1 that	JKKLJKH
the*+1 that'	KLLJHHH
the*+1 the	HLIJLJK
the*+1 ther	JJKKHKK
the*+1 they	KJILIIJ
the*+1 to	KIKLHFK
the*+1 too	KLIKIIJ
the*+1 turn	IILIJJK
the*+1 under	JJJLHJK
the*+1 unit	KIILIIH
the*+1 up	KKKIIIL
the*+1 vent	IMIIIJI
the*+1 w	JIIKIIL
the*+1 wall	GHGIHGO
the*+1 we	KLGKKKI
the*+1 were	JKIIJJL
the*+1 wher	JLKJHHK
the*+1 which	IMIHIIJ
the*+1 will	KJHLJIJ
the*+1 with	JJKJHJK
the*+1 would	JJJKHIL
the*-1 !	IILLIKI
the*-1 &	HKIJJHL
the*-1 ,	KJKLJIJ
the*-1 :	JKKJFJL
the*-1 ;	KJKJKKG
the*-1 ?	IJIKILK
the*-1 ^	HJLJLJJ
the*-1 about	IIILLKJ
the*-1 abov	HGIHIHO
the*-1 against	HHHGIHO
the*-1 along	HGHGIHO
the*-1 and	JKLLKKG
the*-1 around	JIIIIIM
the*-1 at	IJEIGLL
the*-1 becaus	ILKIJIK
the*-1 behind	IJEFGEN
the*-1 below	HJHHIHM
the*-1 beneath	HKIIIIL
the*-1 besid	GFGGHHO
the*-1 between	HJIHIHL
the*-1 block	IKIHJIK
the*-1 but	KKKKGJJ
the*-1 by	HGFGGIO
the*-1 doe	ILIKIII
the*-1 down	KHIKLIK
the*-1 fac	KJHGIHL
the*-1 face	IKHIJIL
the*-1 for	KNKHFEH
the*-1 from	FIFHHLL
the*-1 get	JLLJIII
the*-1 have	GLLJKLI
the*-1 i've	JIIIMIK
the*-1 if	JKKIHHK
the*-1 in	JKJCJKL
the*-1 insid	IIIHIIM
the*-1 into	JIKGHJL
the*-1 is	LLKJHKH
the*-1 it	HLKKIIJ
the*-1 it'	LLHKIII
the*-1 just	IKJKIIK
the*-1 keep	KLGKGHH
the*-1 leav	HLKILIJ
the*-1 leave	LLJIIII
the*-1 like	LKKIIKI
the*-1 lose	IIIMIII
the*-1 near	IIIIIIM
the*-1 need	HKJLIIJ
the*-1 not	HJGKKKK
the*-1 now	IKLIJJK
the*-1 of	HHCLEIL
the*-1 off	HHHJHKL
the*-1 on	JJCHHJL
the*-1 open	IKHIIIM
the*-1 opposit	IHIIJIN
the*-1 or	LIJKJJJ
the*-1 over	KJEEGIM
the*-1 past	JIIIJIM
the*-1 pleas	KKIILJJ
the*-1 put	KKLJKJG
the*-1 replac	KIIMIHI
the*-1 see	IJKHILJ
the*-1 sinc	IJIKJLK
the*-1 so	JKJLJEJ
the*-1 swap	JIKLJII
the*-1 take	IHKKIMI
the*-1 that	KKKJIGJ
the*-1 then	KKKIHKI
the*-1 there'	ILIKJII
the*-1 through	HHHHILM
the*-1 to	DKJIKIM
the*-1 toward	IIIIJIM
the*-1 under	JIIHFJM
the*-1 up	IJIMJIK
the*-1 want	LJLJKHJ
the*-1 when	JIILJIL
the*-1 wher	JJJKHKK
the*-1 with	KKLKJHI
the*-1 without	IKILIII
the*after "	IJKJIIL
the*after #	KJJLJIK
the*after &	KLGKIHJ
the*after '	JIJLHKK
the*after /	KKHKIIL
the*after a	HKJKCJL
the*after about	IJKKIIL
the*after abov	HKKKIIL
the*after ac	IIJMIIK
the*after acros	KHKKIHK
the*after after	IMIJIIK
the*after all	GKKJHKL
the*after alon	LLIIIIJ
the*after along	JKJKIHK
the*after already	GMGHHMI
the*after an	HJKKIHL
the*after are	KJGLFJK
the*after as	KKGLHGJ
the*after basement	ILHKIKJ
the*after bath	IIIMKIK
the*after bed	KKLIIHK
the*after been	HKJKHKJ
the*after befor	LIKJIJK
the*after behind	IKJIGLK
the*after belong	IKIKIHL
the*after below	IJLIJIK
the*after bench	HIILIIM
the*after besid	LKLHHGJ
the*after between	LJLKHGI
the*after block	HKLJIHK
the*after board	LIILHHK
the*after bolt	IMIIIHK
the*after both	HLLJIHJ
the*after bottom	LLJIIII
the*after bowl	HJILIJJ
the*after box	KKILIIJ
the*after brok	KJIJILI
the*after broken	HIILIKL
the*after brother'	IIIKILJ
the*after build	JLHKHHK
the*after buy	KIKJHLI
the*after cabinet	KILJKHK
the*after came	LKJJIGJ
the*after can	IJLLHFJ
the*after cat	KLIIJIJ
the*after ceil	IJLJIII
the*after center	IMJHJIJ
the*after chair	HKHLHHK
the*after chang	LLIIIJJ
the*after chimney	IKJJIIL
the*after clear	HIIIIIN
the*after clos	IKILJIL
the*after closet	JKKKHJJ
the*after com	KKGKKFK
the*after compactor	IJILJIJ
the*after corner	GJKKKGJ
the*after could	JLKJHIJ
the*after counter	KJJLIIJ
the*after cousin	IIIMIII
the*after crack	MHIJIII
the*after curb	IJILJIK
the*after curtain	IKIJJIM
the*after cut	IKILIKK
the*after dad'	IKLJJII
the*after dead	GLJJLHI
the*after deck	IIIKJLK
the*after deep	KJHLIIK
the*after den	KKIKILI
the*after desk	IJJLJIK
the*after did	ILIIILJ
the*after din	KIKKJLJ
the*after door	FLLJIIK
the*after down	JKKKGJJ
the*after drain	IJILIIM
the*after dresser	JLIJJIK
the*after eave	LKIJJIK
the*after end	JJKKHHL
the*after enough	ILJIIIL
the*after every	IKKKIIJ
the*after everyth	IJLKIIK
the*after fac	LIKIIHM
the*after far	IKKKIIJ
the*after feet	IJLKIHK
the*after fell	JIIMILI
the*after finally	HIILILJ
the*after fine	IMIIIIK
the*after fireplac	IILJJIL
the*after first	LILIKIJ
the*after fit	KKHIKLI
the*after floor	KJKJHJK
the*after fold	HLIKIII
the*after foot	IKKKIHJ
the*after for	IJHKKJL
the*after free	KIJIIIL
the*after from	KKKHJHL
the*after front	HKJKHHL
the*after garag	HILLIHL
the*after go	KIJLELH
the*after going	IJIMIHI
the*after good	IJKKHLI
the*after guest	JIILIHL
the*after half	IKLKJIK
the*after hall	HKJLHJK
the*after hang	IKKJILK
the*after he	ILILHII
the*after head	IJKLJIK
the*after heater	IKJKIIK
the*after height	HKIKIIL
the*after her	IKHJKKK
the*after here	KKHKKHJ
the*after high	HLIJIHL
the*after hit	IKHLJIK
the*after hold	LJHKIHK
the*after hole	IJLKIIK
the*after home	IIKKILI
the*after hous	JLIKHKJ
the*after husband	IIILILJ
the*after i	IJJKJKK
the*after i'd	KHLIKIL
the*after idea	IIIKLII
the*after inch	IKKLJIJ
the*after insid	KKILHHI
the*after into	JJKJHLK
the*after it	IKKKEIK
the*after it'	IKKKIIJ
the*after its	KKKKGJJ
the*after itself	LKIKHGK
the*after just	HMIJIHK
the*after keep	ILIJIIL
the*after kitchen	LKKIIHK
the*after last	IMKJIKJ
the*after laundry	IKKKIIJ
the*after leak	KKHKHKJ
the*after least	KJIKIIJ
the*after leav	IJKKIHJ
the*after leave	JKJJHGK
the*after light	ILILJIK
the*after like	HJKKHKK
the*after line	IIKJILL
the*after linen	ILIIIIL
the*after liv	KLIIIKJ
the*after long	IKKKJJK
the*after made	KMIIIII
the*after may	LKHIIKJ
the*after me	GKGKHJL
the*after middl	KJLHHHJ
the*after mine	IKJKIHJ
the*after mirror	KIIKLIJ
the*after mov	IILLHHK
the*after move	IJKLIII
the*after must	KJHKIIL
the*after my	IHKLKKL
the*after need	KLJIGGJ
the*after neighbor	JKIKILJ
the*after never	JJHLHHL
the*after new	KLKJIHJ
the*after next	JKKIIKK
the*after night	KLIKIII
the*after no	JKHLHHK
the*after nobody	JKIMJIJ
the*after nook	KJJKHII
the*after not	JKIILJK
the*after noth	IJKKIIL
the*after now	JIKLGKK
the*after obviously	IKIJIIL
the*after of	JJKKKHK
the*after okay	ILIIJJL
the*after old	KLKKKJI
the*after once	KHHKIKL
the*after only	JKJJHHL
the*after onto	IKKIIKK
the*after open	FNJIHGJ
the*after opposit	KJKIIHL
the*after or	KJKJKHJ
the*after other	JJKHIHL
the*after our	GKIKKLJ
the*after out	HHKLLKL
the*after outlet	JKIIJKL
the*after outsid	KJLJJHK
the*after oven	IJLLIIJ
the*after own	IMIJJIJ
the*after paint	ILIKIJJ
the*after pantry	HJJKIHL
the*after part	ILJKIHJ
the*after peopl	ILIIILJ
the*after plac	LKKJHKI
the*after plan	IIIJLIK
the*after porch	KIHJHKL
the*after pul	KJKKIKJ
the*after put	ILJIKKK
the*after quiet	ILJIJIK
the*after quit	IIILILJ
the*after rack	HLKLIII
the*after radiator	ILIILIJ
the*after rail	IJJKKIL
the*after rang	LJIIIJL
the*after rather	KLKHIIJ
the*after reach	IKKKIIK
the*after remain	HMHHHKK
the*after replac	IJIMIIJ
the*after return	IIJLILI
the*after right	KKKHGJK
the*after rol	IKKKIIK
the*after room	LJJJHKK
the*after run	KHIKIJM
the*after s	IIIMIIK
the*after sacrific	IIIMIIK
the*after same	LKIKJHJ
the*after seat	JJILIIL
the*after sell	IIILIKJ
the*after set	ILJKIIK
the*after she	IKIJLIJ
the*after shelv	ILKKIIJ
the*after shift	HJMIIIJ
the*after short	KIKJJJL
the*after should	LLLHIHJ
the*after shov	IILLIIJ
the*after shower	JGHMHJL
the*after shrink	MIIKIIJ
the*after shut	IKILIIJ
the*after side	JJLIGJK
the*after sink	KKKIHHK
the*after sit	KJLJIHJ
the*after six	IILKJIL
the*after slid	HLLJIII
the*after slider	LKJJIHJ
the*after spot	ILLIIIJ
the*after stair	KKJJHKK
the*after stand	HKKKIFK
the*after stay	JKFJFKL
the*after stil	KLHKIHJ
the*after storag	LIIJILK
the*after stov	KJKLIHI
the*after surviv	IJLIIIK
the*after switch	ILLIIJJ
the*after tabl	GLJKHKJ
the*after tak	IIKKIHL
the*after take	HJIIIKL
the*after tall	IJJJIIL
the*after than	LKKHIII
the*after that'	KLLJHHH
the*after their	IJILJIJ
the*after them	IJKKIKL
the*after then	KHILJJL
the*after ther	ILKJKIK
the*after they	LJHKHHJ
the*after thi	HJKLILJ
the*after thing	LJKLIHI
the*after thre	IJLJIHK
the*after through	HMJJIHI
the*after to	LIKLCKJ
the*after today	KJJKIHJ
the*after toilet	IHKLIIK
the*after too	LKIJGKK
the*after top	HKKKIIK
the*after toward	IJMIIIJ
the*after tub	KLHJHJJ
the*after turn	HJMJIIK
the*after tv	HKIKIIK
the*after two	IJKKHHL
the*after under	KLJKHJI
the*after unit	KIILIIJ
the*after up	KMIKKFH
the*after upstair	JJIILLJ
the*after us	LKHKHHK
the*after use	IKILIHJ
the*after used	HJJLILJ
the*after useles	IIJMIIJ
the*after vanity	ILHKIIK
the*after vent	IMIIIIJ
the*after w	JKHKIIL
the*after wall	KHLKEJL
the*after want	JLGJLHJ
the*after water	KKJJHHK
the*after way	HJKMIHH
the*after well	IIIMJII
the*after wet	KIKKIIL
the*after wher	KKKKGEJ
the*after will	KLJKHHJ
the*after window	IKKKFFL
the*after with	IKJMGIJ
the*after work	HNHIHGJ
the*after would	IKKKKGL
the*after year	LLHHILJ
the*after you	HLKHIHK
the*after your	ILILJIJ
the*before "	JIHJIHL
the*before #	KKJJHEJ
the*before &	HKHJIJK
the*before '	HKIHIKK
the*before +	IIJKJJK
the*before /	HKIIJIK
the*before a	IJIKIJK
the*before about	HJHKLKJ
the*before abov	GJIGIHM
the*before acros	IHHKIHN
the*before add	KIIKIIK
the*before against	HJHJIHM
the*before alcov	KIIKJIK
the*before all	HKIIIKK
the*before along	GIGKHGM
the*before also	LLIHIIL
the*before an	KLHJIHJ
the*before and	HKLJLLI
the*before any	ILJKJJJ
the*before are	KIHLIKJ
the*before around	IKIIIIM
the*before as	HLJHLHJ
the*before at	JJHIFLL
the*before away	IIILJIK
the*before back	JKJKHLJ
the*before banquet	IIJLJJJ
the*before bar	KIHJHHL
the*before base	IKILIJJ
the*before bath	IHIKIIM
the*before bathroom	IJKJIJL
the*before be	LKKGILI
the*before becaus	ILKKIKJ
the*before bed	JGJKILK
the*before behind	JJKEGJM
the*before below	HJHJIHM
the*before bench	GKHHHGL
the*before beneath	HKIIIIL
the*before besid	GIGKHGM
the*before between	JJGJHGM
the*before big	JIJJJJM
the*before block	IKIHIHL
the*before board	LJIJIIL
the*before bolt	IIJIIIM
the*before bookcas	IIIIJIM
the*before both	KIIKJIL
the*before box	IHIIJIM
the*before built-in	IIIIJIM
the*before but	JKKLGJI
the*before by	IHEJFJM
the*before cabinet	HLHGHHK
the*before can	KKKLHJI
the*before carpet	JIIJJKL
the*before cat	JIJJJJM
the*before ceil	GLHKHKJ
the*before center	HHIJILL
the*before chair	HLIIHJK
the*before chandelier	IIIIKIL
the*before chang	KIHLIIL
the*before charger	IIJIJIM
the*before chest	JKIIJIM
the*before clos	KKKLIHI
the*before closet	KKHKIHK
the*before coat	IIIKJKK
the*before com	KJJJIHK
the*before come	HKKJIHL
the*before cooktop	IJLLJIJ
the*before corner	LJHIJHK
the*before couch	HKHKIHK
the*before could	LIJJIHL
the*before counter	KKHLIHJ
the*before credenza	ILJIJIK
the*before crib	IIIIJIM
the*before cubbi	IIJJJJM
the*before cubby	IKIJJJL
the*before currently	ILHJIIJ
the*before dayb	IIJKJJK
the*before deep	HLIKIIJ
the*before desk	KFHJIHM
the*before din	JIJLJKJ
the*before dishwasher	JHIIJJM
the*before ditch	JKILIIJ
the*before do	JLHLIHJ
the*before doe	KLIKIII
the*before done	IKILIIK
the*before doubl	IIJIIIM
the*before down	KIJIKHL
the*before drain	IIJJJIM
the*before drawer	HHILJIL
the*before dresser	IHIIJIN
the*before drop	KHIKIIK
the*before dryer	HKKKJKJ
the*before each	HKJKJJK
the*before either	KIIKJIL
the*before end	LHKGJHL
the*before epoxy	IMJIIIJ
the*before except	IMIJJII
the*before fac	JJHGIHL
the*before face	HLHKIIK
the*before fan	IJILIKJ
the*before far	IKIHIIL
the*before feet	IHLIJIK
the*before finally	IMIJJII
the*before float	IMIJJII
the*before floor	KJHGIKL
the*before foot	KHKHIHL
the*before for	JMKJFEJ
the*before four	IHIKIIL
the*before fridg	GGKJHHM
the*before from	IJHHGLL
the*before front	HKKHHHL
the*before ft	HKJKJIK
the*before full	IJJLJJJ
the*before garag	IKKKJIK
the*before gas	HLILIHJ
the*before get	JLKJHKJ
the*before give	HLILIII
the*before glider	IIJKJIL
the*before go	IJJJHKK
the*before grab	IIJJJJM
the*before half	IKIIIKK
the*before hand	JIIIJIM
the*before hang	KJHHIJL
the*before he	HKKHHHL
the*before head	IIIIJIM
the*before heat	HKIKIIK
the*before heater	IIJKJKK
the*before here	IKIKIJL
the*before hide	ILIIIIJ
the*before his	JIJIJKM
the*before hood	ILIIIKJ
the*before hung	IKIIJIL
the*before i'd	KJLLGFI
the*before i'll	LIIKIIK
the*before i'm	IJLKILJ
the*before i've	IIHLLHK
the*before if	KLKJHGJ
the*before in	KKJJIIK
the*before insid	IIIJIIM
the*before instead	HJIMHII
the*before into	KIJJHJL
the*before iron	LIIJJIK
the*before is	KJJHFLK
the*before island	LHKKIKJ
the*before it	GJLIJJK
the*before it'	JKGJGKK
the*before its	HJKJIHL
the*before just	HKIKLHK
the*before keep	JLGKGGJ
the*before kitchen	ILHHIKJ
the*before lamp	HHIMHIJ
the*before laundry	ILLIJIJ
the*before leav	JLKGKHJ
the*before leave	JKGIHGK
the*before light	GHKJIKK
the*before linen	LIIIJJL
the*before liv	KJIIIIL
the*before lock	HLIKIIJ
the*before log	IMJJIJI
the*before long	HJILJIK
the*before look	KKIIILI
the*before lose	KJILIII
the*before machin	IIJJJIM
the*before make	KJIKIIK
the*before may	HJHLIHJ
the*before mayb	IIJKJIK
the*before me	HLKIIHK
the*before mean	KLHHIHK
the*before middl	KLHKJHJ
the*before mirror	HKIHJHL
the*before mov	KJJHIIL
the*before move	IKLKIIJ
the*before my	JJFKJLK
the*before near	IIIHIIN
the*before need	GKHKHJL
the*before new	KLIIKIJ
the*before next	GJGGGKM
the*before no	KKHLKHI
the*before nook	KKIJIIK
the*before nor	IMIIIIJ
the*before not	ILJIIKJ
the*before noth	IJKIIIL
the*before now	HJKKIHL
the*before of	IIILEJK
the*before off	GKIJHKL
the*before ok	IKJIIIL
the*before old	JIILJKK
the*before on	JJJJHJL
the*before one	KJKGFJK
the*before only	KKHJIHL
the*before open	HKKIIHL
the*before opposit	HJIIJKL
the*before or	KJKJIHK
the*before other	HLHHIKJ
the*before our	KJJKIHK
the*before out	JKKKHGK
the*before outlet	KJHHIHK
the*before outsid	ILIKJIJ
the*before oven	IIIIIIM
the*before over	KIIEGIM
the*before pair	IJIIJKK
the*before panel	IJILJHL
the*before park	IJKIIIK
the*before part	ILIKIIK
the*before past	IIIKIHM
the*before pegboard	IIJJJJM
the*before pendant	KHIIJIK
the*before plac	KKJLHHJ
the*before pleas	JKIJLHI
the*before plu	IIJKJIL
the*before pot	IIJJJIM
the*before printer	HKIKIHK
the*before projector	IIJLJIK
the*before pull	HKJLIIJ
the*before pump	HIJKJIK
the*before put	JKKIKIK
the*before rack	GKHJHGK
the*before radiator	IKJKJIK
the*before rail	KJIIIIL
the*before rang	IJHJIIL
the*before relocat	KJKIIIK
the*before remov	ILILIII
the*before replac	LJHLIHI
the*before right	FJKJHJK
the*before rol	IKIIJIL
the*before room	KKIKJKJ
the*before run	IKKIIKL
the*before same	LKIHIIJ
the*before screen	KIJIJIK
the*before seat	IHIIJIM
the*before see	HJKKILJ
the*before shad	IKJJIIK
the*before she	ILJKIHJ
the*before shelf	GKHHIKK
the*before shelv	GKHKIGK
the*before shift	HHKJIHL
the*before should	IIIIJHM
the*before shower	HGJLIHK
the*before side	JHKJIKL
the*before sinc	HJJKILK
the*before sit	IJIJIHL
the*before slid	IIIIJIM
the*before smal	ILJIJIK
the*before so	KJJKJIK
the*before sofa	KJKHIHK
the*before somebody	IKKIIIK
the*before spot	IKIHIIL
the*before stack	IKIIIIL
the*before stair	IIJIJIM
the*before stand	HHJGHJM
the*before stay	HLHJHKJ
the*before step	IIIIIIM
the*before stil	LKIIJLI
the*before stood	IJIIIIL
the*before stool	KHIKIIK
the*before stov	KLGIJKJ
the*before strip	IIILJIK
the*before swap	IJLLIII
the*before swing	IIHIIIN
the*before switch	IILKIIJ
the*before tabl	IJIJJIM
the*before tak	IKIKIIK
the*before take	GJJLHLI
the*before tall	IIJIJIM
the*before tear	IKKKIIJ
the*before that	KJJJFKJ
the*before that'	LKIIIJK
the*before the	HJKKJKK
the*before them	IHILIKL
the*before then	KKJHGLI
the*before ther	KHILIKJ
the*before there'	JLKIHKJ
the*before they	ILLIJIJ
the*before thi	IJIKIKL
the*before thing	ILIIIHK
the*before think	LKIIKIJ
the*before thre	KKIJIHK
the*before through	HGHJILK
the*before tile	HJIIIKL
the*before to	HJJLJJK
the*before toilet	GJHKIHL
the*before top	IKIKIIL
the*before toward	IIIIJIM
the*before trad	KHKLIIJ
the*before treadmil	IIIKJIL
the*before tub	KIGJIHM
the*before turn	JJLHKHK
the*before tv	HKHHHGL
the*before twin	KIJKJJJ
the*before two	KIGKGGL
the*before u	JKIJJJL
the*before under	JIHIEIL
the*before unit	KIJJJIL
the*before up	GHJLIGM
the*before upper	IKJIJJL
the*before us	IJILLII
the*before vanity	KHJKJIL
the*before w	HKJIJIK
the*before wall	IJJKFKK
the*before want	KJLJKFK
the*before washer	IIKIJIM
the*before water	IIIKJKJ
the*before way	KLKKJII
the*before we	KJFKKLI
the*before we'd	KKKKIIJ
the*before we're	KKKJIKI
the*before were	KIIKIHL
the*before what	JKJKGKK
the*before what'	IILIIIL
the*before when	IIIKJIL
the*before wher	IJKKGKK
the*before which	ILHJJHK
the*before whil	KKHKIIK
the*before will	KKIKIIJ
the*before window	LJKKIJJ
the*before without	IKILIII
the*before wood	IIIKIIL
the*before would	KJJLKHJ
the*before x	JHHJIIL
the*before you	KKJIHJK
the*closes 	IKJJIJK
the*closes are now	JIKLJIJ
the*closes com down	IKIKIIK
the*closes come down	JKIKIJK
the*closes come off	IIILJJK
the*closes door	IHILIIK
the*closes go	LJHKIHI
the*closes hit it	ILIKJIK
the*closes in #	IMJIIKI
the*closes in here	LKIHLIJ
the*closes in ther	IKIILIL
the*closes is	JIKLIGJ
the*closes is dead	IIIKLIK
the*closes is now	LIIKJIK
the*closes it is	HNIIIII
the*closes not	ILIJKHK
the*closes off	JIILJKI
the*closes on it	ILKKIIJ
the*closes side	IHIIJIM
the*closes stand	JIKKJHK
the*closes stay	IJILIIL
the*closes take it	IKIIJJK
the*closes the basement	ILIIIKJ
the*closes the closet	LKJJIIJ
the*closes the door	KLIHHHL
the*closes the eave	LKIJJIK
the*closes the floor	KJKJIIK
the*closes the garag	IKILIIJ
the*closes the hall	IJKLIGK
the*closes the leave	IKIIKJL
the*closes the room	LLIIJJK
the*closes the sink	HILIIIL
the*closes the stov	KIKKIIK
the*closes the tub	IJJIJIL
the*closes the wall	LKIKIHK
the*closes the way	IKILJJI
the*closes the window	KKKJHHK
the*closes ther	KILKIIK
the*closes to it	IJLJJIL
the*closes wall	IHHJJIM
the*closes were	IIIIJIM
the*closes with it	IKKKJIK
the*head ac	IKIKIII
the*head aquarium	IIILIIK
the*head arch	JKIIJIL
the*head armoir	HJKKIHK
the*head beam	HKHJIHM
the*head bed	KHMIFJK
the*head bench	LKIIGGL
the*head bike	IJHLILJ
the*head bin	KLIKIHI
the*head board	KKHKHHK
the*head boiler	ILIIIIK
the*head bookshelf	IKIKIIK
the*head box	GMFKHLH
the*head built-in	IIILIIL
the*head bulkhead	IIIKJIM
the*head cabinet	LLKJIHI
the*head can	IILJILI
the*head car	IKHHIMJ
the*head ceil	KHEHFJN
the*head chair	KLKKGJI
the*head chandelier	IIJKLIK
the*head chut	JKIKJJK
the*head closet	HIELGJM
the*head coat	ILILJIJ
the*head cooktop	MHLJIIJ
the*head couch	KHLILGL
the*head counter	KLFJHFK
the*head crib	MGJKIJJ
the*head curtain	HKHMHKI
the*head dayb	HLIKIIK
the*head desk	LIJJIKL
the*head dishwasher	JKKKGJJ
the*head door	JKFJCFM
the*head dormer	IHJJJIN
the*head drain	GMHHIHK
the*head drawer	LLIJIHJ
the*head dresser	GLKJGKI
the*head dryer	KKJJHGL
the*head duct	IKLIJIL
the*head eav	IIIJJIM
the*head eave	JIJJJJM
the*head fan	MJGKKJH
the*head faucet	LKHKHHJ
the*head fireplac	KLGILGJ
the*head floor	IJEHKDN
the*head foundation	IIIIIKL
the*head freezer	HKKKIGK
the*head fridg	KIMIFJK
the*head furnac	IKHJIJL
the*head futon	HIHMHHK
the*head glas	KIHKHKM
the*head glider	LKHILHJ
the*head hamper	IIKLLHJ
the*head head	KJLIKIJ
the*head headboard	IKIILIL
the*head hearth	HLIKIIJ
the*head hit	IIIKIIM
the*head hood	HLHIKHK
the*head island	KLIGGJK
the*head joist	GKGHHHM
the*head king	IIIKLLJ
the*head ladder	ILILIII
the*head lamp	HLILIII
the*head laundry	IKIKILK
the*head light	HLGLHGJ
the*head loveseat	HIKLKHJ
the*head machin	IJIMJIJ
the*head maker	KJIILLI
the*head mantel	IHJJJIM
the*head mat	IKILJIJ
the*head microwav	KIKLJII
the*head minivan	KLIJJIJ
the*head mirror	IKKJKGL
the*head mower	ILILJIJ
the*head nich	IJILIIK
the*head nook	IIIKLIK
the*head one	HKJLGMI
the*head opener	ILIILIJ
the*head oven	ILIJJKK
the*head pan	LJHLIHI
the*head panel	HMIHIIJ
the*head pantry	GHHIHHN
the*head peninsula	HKHLIHL
the*head piano	HKLJKGJ
the*head pip	ILIIIIL
the*head pipe	ILIIIIM
the*head plat	LKIIJIK
the*head post	ILIKIIJ
the*head pot	IKKJILJ
the*head printer	HMJHIIJ
the*head radiator	FLJKGGK
the*head rafter	IIIIIKM
the*head rail	IHIKIIM
the*head rang	KJLJJGK
the*head recliner	ILHKIIK
the*head refrigerator	JKLIIJJ
the*head router	IMIIIII
the*head rug	LJHLLJI
the*head safe	ILKJIII
the*head scal	IKILIIK
the*head seat	HLLLIHJ
the*head sectional	IHKJILJ
the*head shelf	JJIMIHJ
the*head shelv	KLJKHHJ
the*head shower	LHKIGFL
the*head sink	JJKKIDK
the*head skylight	ILHIKHL
the*head slab	KKHIHHK
the*head slider	GGHIHGO
the*head slop	HJIIIIM
the*head snowblower	JMIIJJJ
the*head sofa	LKKIHGJ
the*head softener	ILKIIIL
the*head stair	IKIFKEO
the*head stool	LLHJHKI
the*head stov	HKLIKKK
the*head surround	LIIKIIK
the*head swing	HMHKHHJ
the*head tabl	IKKKKLI
the*head thermostat	HJLIIHL
the*head tile	KKHMHHI
the*head toilet	KJMHFJK
the*head top	LKGLIGI
the*head towel	JMIJJKJ
the*head trash	JJJLJIJ
the*head treadmil	IJJMIJJ
the*head tub	IKHJJKK
the*head tv	KJLGLLJ
the*head upper	IKKKIIJ
the*head vacuum	IIIMIKI
the*head vanity	LJIKKGJ
the*head wal	KJIKIHL
the*head wall	HFEIEHP
the*head washer	ILJKJLI
the*head window	IICIDIN
the*head woodstov	LIILIII
the*head workbench	KJLJHHI
the*mark (	LJKKELJ
the*mark )	IIKKLKJ
the*mark ,	JJKKHKK
the*mark -	IKIKIKK
the*mark .	HKJKJKK
the*mark :	HILKLFL
the*opens # "	IIJIJJM
the*opens # '	IKJIJJK
the*opens # amp	IKJIJJK
the*opens also	IMJJJJJ
the*opens and	JKKKKJG
the*opens and i	IKIJIJL
the*opens and i'd	KJHKIIJ
the*opens and it	IKKIJMJ
the*opens and put	ILKIIIK
the*opens and the	IJHJIHM
the*opens at the	IIILJIK
the*opens becaus	ILKIJIK
the*opens becaus of	IIILJKJ
the*opens behind	IIIIJJM
the*opens below	IKIIJIK
the*opens but	KKKKGJJ
the*opens but not	IIILIIJ
the*opens by	IIJIJJM
the*opens could	KKKKJJI
the*opens for	KJKIIIL
the*opens get	IKLJJJJ
the*opens grab bar	IJJJJJL
the*opens i have	IKHIILJ
the*opens i not	IKLHIHJ
the*opens i want	KHKLIHL
the*opens if	JKKIHHK
the*opens if there'	KKIIIIK
the*opens in	HLHIIHK
the*opens in the	HHLJJHK
the*opens is	MILIJII
the*opens it'	KLIKIII
the*opens keep	KKIKIII
the*opens leave of	IKIIJJK
the*opens not	IKHKKKK
the*opens on	KJIHIHK
the*opens on my	IKJLIII
the*opens on the	IHHHILK
the*opens over	LHIJIIK
the*opens pleas	KKIILJJ
the*opens put	IKLJJJJ
the*opens put it	IIIIJIM
the*opens right now	JKIKJJK
the*opens right of	HLIIJIJ
the*opens she say	IKIKIIJ
the*opens sinc	IJIKJLK
the*opens so	JKJLJEJ
the*opens so it'	KKIIJIK
the*opens so put	LKIIJHK
the*opens so the	IHKJIKM
the*opens stand at	IIKIJKK
the*opens take	IIKLIHJ
the*opens that	HIKKJHK
the*opens that leav	IKKIIIK
the*opens that mean	IIIIJJM
the*opens the bed	JJIIJIM
the*opens then	LJKHIKJ
the*opens there' a	IKIIJIL
the*opens under	KKHHIIK
the*opens we are	KJJLIKI
the*opens we want	LJIIIIL
the*opens what have	HIKLIIJ
the*opens when	JIILJIL
the*opens wher	HHHJIKL
the*opens which is	JIJIJJM
the*opens window in	IIJJJJM
the*opens with	JLLJHHJ
the*opens with a	IKIIJIL
the*path #N#P	HJIIIJM
the*path #NNP	KKIIIIK
the*path #NP	KKIHIHL
the*path #UNP	LJIHIIJ
the*path &	JKKKKJG
the*path &DNP	IKHIIIL
the*path &Iv	KJKLIKI
the*path &NvP	JIIIJIM
the*path &v	JLKJIKJ
the*path &vP	IIIKIIL
the*path 1NNP	IKJKJJK
the*path 1P	LIJJJIK
the*path B	KKKKGJI
the*path D#NP	IIIJIIM
the*path DN&	IMHKIII
the*path DN&P	HIILIIK
the*path DNN&	JJKLHLH
the*path DNNP	HJJHGDM
the*path DNNW	HHHLJKK
the*path DNP	JKGIGFL
the*path DNPP	IKIKIHK
the*path DNaP	JIJIJKL
the*path DNbP	JHIIJLK
the*path DNh	ILIIIKI
the*path DNvP	HKHIIHL
the*path DP	LIIKIIK
the*path DvP	ILJIIIJ
the*path I	LJKIMHI
the*path INP	HLKKHKI
the*path Ih	IKKJLKK
the*path Imv	ILJJJHK
the*path Iv	KKKKFJI
the*path IvP	IIIKLKJ
the*path N#UP	HHIIJIN
the*path N&	IKIIIKL
the*path NDN&	LKIILIJ
the*path NDNP	GKGKHGK
the*path NIvP	IJIIJKK
the*path NNN&	JJILJIK
the*path NNNP	KHKJKIL
the*path NNP	IKFFFIM
the*path NNPP	HGHLIHL
the*path NNW	IKIKJIK
the*path NNaP	IIIIIIM
the*path NNbP	HHHIIHN
the*path NNvP	GIKJHJL
the*path NP	JJCIFIL
the*path NPNP	KJGLGGJ
the*path NPP	IHHLIIK
the*path NUNP	ILIIIKJ
the*path NW	HIHLJIJ
the*path NWvP	IIIIJKL
the*path NaP	ILIIIIK
the*path NbNP	IKIIIIL
the*path NmvP	IIILJHL
the*path Nv	KKHKIHJ
the*path NvNP	IKKIJKK
the*path NvP	IIKHIHM
the*path NvPP	IHIIJIM
the*path P	JIJEDHN
the*path PDN&	JIKLHJJ
the*path PDNP	HJIIHJM
the*path PDNW	LHKJIKJ
the*path PDUP	IIIIJIM
the*path PDaP	HJHHIHM
the*path PDvP	JKJIKJK
the*path PNNP	HKIIIIL
the*path PNP	IIILJJK
the*path PP	IHILIIK
the*path TvP	JIIJJIM
the*path U#UP	IIJIJJM
the*path UNNP	IIJIJJM
the*path W	GGJKIKL
the*path a	JMHHLIH
the*path aP	HHIHILL
the*path b	LKKJIJI
the*path bDNP	IJKHIKK
the*path bPNP	JIJIJIM
the*path qNP	KKHIIIK
the*path qP	IHIIILL
the*path qTvP	IIJJJIM
the*path qb	KLILJII
the*path qv	KJKLIIJ
the*path v	JKMMJIE
the*path vDNP	FIJHKJM
the*path vNNP	ILIIIIK
the*path vNP	HKIIIIL
the*path vP	KJHKJHL
the*path vPNP	IHJIJIM
the*path vTP	IILIIIK
the*path vW	LIIIJIK
the*path x	HKHJKKK
the*path xP	IHIIIIN
the*tail 	IKJJIJK
the*tail &N	JLKKIIJ
the*tail &NN	KLHJIHK
the*tail &NP	IKILJJK
the*tail &Nb	IKILJIJ
the*tail DN	HJIKIIL
the*tail DNN	ILKJHHK
the*tail DNv	IKIILKK
the*tail IN	IHKLHKK
the*tail IND	LKIKIIJ
the*tail INP	HKHKLGI
the*tail Iah	IKIILKJ
the*tail IvP	HJJKKHL
the*tail N	HJJLIKK
the*tail N&D	IIIKJIL
the*tail NDN	HJLJKKK
the*tail NIv	IKILIIJ
the*tail NN	ILKKHJJ
the*tail NNP	JKJLLHJ
the*tail NP	LKKKIIJ
the*tail NP#	KKILIIJ
the*tail NPN	LLHKIIK
the*tail NPa	IKIJIIL
the*tail NUN	HIJKJJM
the*tail Nbv	LIILIIK
the*tail Nv	IJKLIIJ
the*tail NvD	IIILIIL
the*tail NvN	IIIKILK
the*tail NvP	HMHIHKI
the*tail P	KKKIIKJ
the*tail PD#	HIKKIIK
the*tail PDN	HLJLHKK
the*tail PDS	KKIJJIL
the*tail PDU	JLIKJJK
the*tail PDa	KJIIJIL
the*tail PDv	KKJKIIJ
the*tail PN	JLIJHKJ
the*tail PNN	JLGJKHJ
the*tail PNP	IIILJJL
the*tail PNb	IJLIIIL
the*tail PPD	KIKIIHM
the*tail PPT	IKLIJIJ
the*tail PT	KKLKIHI
the*tail Pa	IIIKLIL
the*tail T	LKIIIIL
the*tail TvP	ILIKIJJ
the*tail WDN	KKJKIHJ
the*tail WNP	IILLLIJ
the*tail WTb	IMIJJJK
the*tail WvP	KIJKJLJ
the*tail a	KKKIIGL
the*tail b	KIJLHFK
the*tail bDN	GLLJGEK
the*tail bN	KKIKEJK
the*tail bN&	KKHJHHL
the*tail bNN	KKKJIHK
the*tail bNP	LJIJFHL
the*tail bNa	JLIJJIK
the*tail bPD	JKKJHKJ
the*tail bPN	KKIJILI
the*tail ba	GJIKIHK
the*tail baN	LJKJILI
the*tail bbN	IKILJII
the*tail bv	IIILKIK
the*tail bvP	IKKMIJI
the*tail hDN	KLHIIKJ
the*tail hNN	IIILIIL
the*tail hPb	LKKIIHK
the*tail hPv	ILJKJII
the*tail hbN	JKILJIJ
the*tail m	ILIJKHI
the*tail mDN	ILIIJIL
the*tail mN	LJIKHHK
the*tail mND	IJKKIJK
the*tail mNT	IILIJJM
the*tail mbN	IKJLHIJ
the*tail mv	IKIJLIK
the*tail mvD	IMIIIJJ
the*tail mvN	ILIKIIK
the*tail mvP	JKLJGKI
the*tail v	KKIJFEK
the*tail vDN	KILKHGL
the*tail vN	HLHIHKK
the*tail vNN	IKKKIIK
the*tail vP	KKIKIHK
the*tail vPD	LKJJGKI
the*tail vPP	LKKIIHJ
the*tail va	KJKLJIJ
the*then b not	GIKMKGJ
the*then m	JKKKEIJ
the*then m not	KLIHKKJ
the*then v not	JKGJHHL
the*verb add	KIIKIIK
the*verb are	KHILJHK
the*verb be	LJLHILI
the*verb block	IKIHJIK
the*verb build	LJIIJIL
the*verb chang	KJIKIIL
the*verb com	KHIIIIM
the*verb come	HJKJIHL
the*verb could	KJKJIIL
the*verb ditch	JKILIIJ
the*verb doe	IMIKIII
the*verb drop	KHIKIIK
the*verb face	ILHHIIK
the*verb get	ILKKHGJ
the*verb give	HKIMIII
the*verb go	IJJJILK
the*verb hang	KJHIIJL
the*verb have	FKKJKLJ
the*verb hung	IKIIJIL
the*verb is	JIJIFLK
the*verb it'	KKGJHKK
the*verb keep	JLGJGGJ
the*verb leav	JLKHKIJ
the*verb leave	KKGIIGK
the*verb liv	IJIJJIL
the*verb look	KKIIILI
the*verb lose	HJIMIII
the*verb make	KJIKIIK
the*verb mov	KJJHIIL
the*verb move	IILKIIK
the*verb need	GJIKHHM
the*verb not do	ILILHII
the*verb not is	LIIJIIL
the*verb not not	ILIIIHK
the*verb open	IKKHIHK
the*verb pull	HKJLIIJ
the*verb put	JKKIKIK
the*verb replac	LJHLIHI
the*verb run	IKKIIKL
the*verb say	ILIKIIK
the*verb see	HKJKILJ
the*verb sit	IJIHIHL
the*verb stand	HJHHIHM
the*verb stay	HLHJIKK
the*verb strip	IIILJIK
the*verb swap	IJLLIII
the*verb swing	IIHIIIM
the*verb tak	IKIKIIK
the*verb take	GJJLHLI
the*verb that'	LKIIIJK
the*verb there'	KKKJIKI
the*verb trad	KIKLJJJ
the*verb turn	JKLHKHJ
the*verb want	KJLIGGK
the*verb would	HIILKJJ
then b	IKJKLLJ
then b not	GJJLMIK
then m	IKKLJHK
then m not	JKGILLJ
then v	HKKKIKK
then v not	ILIIKJL
verb add	MHHJIHJ
verb are	IKHLHGK
verb be	MIKGKKI
verb becom	NIIHIII
verb been	IHIJKLL
verb block	JKHKIHK
verb bring	KLKIIKJ
verb build	LLHJIJJ
verb can	JLKJIHK
verb chang	KIKJKHK
verb com	LHHHIHL
verb convert	JIIJLLJ
verb could	LJJIIHL
verb ditch	IKILIIJ
verb do	LKHHJJK
verb doe	IMIKIII
verb drop	LHHJKHJ
verb fac	IIILJJL
verb face	ILHHIIK
verb get	MIJKIJI
verb give	LKHKHGJ
verb go	JJJJHLK
verb hang	KKHJHIK
verb have	HKJKJLK
verb hold	JMJKIII
verb hung	IJILIKK
verb is	ILJKFKK
verb it'	JJLKHKK
verb keep	IMFIKIJ
verb leav	JLKGKHK
verb leave	JKGKHFK
verb liv	JJIIILL
verb look	KKHIILJ
verb lose	HJIMIII
verb love	LKIIJIK
verb make	MIHKIHJ
verb mov	JKJJHHM
verb move	HHLKIIK
verb need	NJFIEIJ
verb not be	ILHIIIK
verb not do	JKILKKI
verb not have	MIKJJHK
verb not is	KHKJMHK
verb not need	JHJILKI
verb not not	HKGKJKL
verb not see	JILIKKK
verb not want	JKIKLHH
verb pull	KJJLIKI
verb put	KJKIJJJ
verb remov	KKILHHI
verb replac	MHHLJJH
verb run	LJJHIKJ
verb say	IKHJLLJ
verb see	KJJKHLJ
verb sit	KKHIIGL
verb stand	JJJGIGM
verb stay	HKHKHJK
verb strip	JKIKIIK
verb swap	KHLLHHI
verb swing	JKIJIIL
verb tak	KJIJIKK
verb take	JJJLGLJ
verb tear	IKILIIJ
verb that'	KLHHIJK
verb there'	HKLLJKK
verb trad	LHKLIIJ
verb turn	KKLHKHJ
verb use	JLIHHHK
verb want	LHLGKIK
verb were	KHHKJLJ
verb work	LIIIIIK
verb would	LIILKIJ
`);

/** Of the labelled wishes. */
export const MADE_FROM = '3392bb6e633b8fc9e61e85a7d947e70a9ebe347efbdf5b8e2485608a64666875';
