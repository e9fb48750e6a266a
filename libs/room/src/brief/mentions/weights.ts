import { unpack } from './packed.js';

/** Made by training/write-weights.ts from 12,325 labelled mentions; not to be written by hand. */
export const WEIGHTS = unpack(`
#*+1 (	ILHHIIK
#*+1 ,	KKJKIEK
#*+1 .	LJHFHJJ
#*+1 ^	JLIHKIK
#*+1 and	KKILIHH
#*+1 at	MIJJJII
#*+1 in	LIIIIKI
#*+1 on	JLIKIHH
#*-1 ,	KKJKFJI
#*-1 .	KKIJKED
#*-1 :	LKHGIIF
#*-1 ^	KKHHHLK
#*-1 and	KKHJIKH
#*-1 for	JLJJIII
#*-1 have	IKJLIIK
#*-1 with	KJIKIHK
#*after a	LKIHIHH
#*after and	KLIHIKH
#*after at	KIILIIK
#*after closet	MIJJJII
#*after fac	MIIJJJJ
#*after in	MIIHIKI
#*after it	LJKHJII
#*after lamp	MIIIJJI
#*after leave	MIJJJJI
#*after long	MIJJJJJ
#*after of	LIJIJLI
#*after on	KKIKIHH
#*after one	LJIIILI
#*after that	LKIJIIJ
#*after the	KLJJHGG
#*after to	KKKHIKI
#*after under	MIIJJJJ
#*after wall	KKIIJJI
#*after window	ILKJJJI
#*after with	MIJIJJJ
#*after would	KILIIIJ
#*before #	LJJLJII
#*before a	KKHJIKJ
#*before and	LKHJHJH
#*before by	MJJIJJI
#*before door	JLJIIIK
#*before for	KLIIIIH
#*before have	IKJLIIK
#*before need	LJIIKII
#*before not	IIJILIL
#*before on	JJJIIIL
#*before one	LKIIIII
#*before so	LKIIIIJ
#*before tabl	ILJLJJI
#*before the	KKIHIHK
#*before we	JKJLKII
#*before with	KJIKIHK
#*closes 	KKJKHHK
#*head cabinet	JKIIJIK
#*head car	IMJIIHI
#*head chair	LJKJHGK
#*head desk	JHIILLH
#*head dishwasher	JHIILJL
#*head door	KJILIHK
#*head dryer	KIIKJJI
#*head light	MHJIIII
#*head nightstand	KIJJJJL
#*head outlet	MHIIIII
#*head rang	NHIHIIH
#*head sink	KIHLLHK
#*head stool	LKIHIIH
#*head vanity	MIJIJJI
#*head wal	JLJIJIL
#*head wall	KIJIJJL
#*head wheel	JLIJJJI
#*head window	IMIHIHK
#*mark 	KKGLKGI
#*mark (	JLHHHHK
#*mark .	LKEGFJK
#*opens 	KLIIIJJ
#*path 	KLIIIJJ
#*path Iv	MIJIIJI
#*tail 	KKJKHHK
#*tail N	KLIHIII
#*tail NPN	KIJKJLJ
#*tail P	MHJIJII
#*tail PDN	LJGGIKG
#*tail a	MIJJJJJ
#*then b	JLIHLII
#*then m	KJKIIIL
#*then v	LJHGLKK
#*verb have	IKJLIIK
+1 !	LJHJIKL
+1 #	LKJHFFJ
+1 &	IKKJHLJ
+1 (	IMKKHIJ
+1 )	IGLJJLL
+1 +	LJHJHKI
+1 -	JJIKLIL
+1 .	KKIJJKK
+1 :	JKKLIHK
+1 =	JLIIIIL
+1 ?	IIHJNDK
+1 ^	KKIJKHK
+1 a	JIIKLIL
+1 abov	KJJJKFK
+1 ac	JIIMIKI
+1 acros	KKKIGJJ
+1 against	MIIIIII
+1 all	KJKLIHJ
+1 allow	IIJIJJM
+1 along	LJJKJHG
+1 already	IKIIIMJ
+1 and	KKIJJKJ
+1 are	HKJLIJL
+1 around	LIJJKII
+1 at	LKJIJKI
+1 away	KILIIJJ
+1 back	IKLHJLL
+1 bar	JIJKKIK
+1 be	LKIIIJI
+1 becaus	KKIHJHL
+1 becom	IIIMIIJ
+1 bed	KIJIKKJ
+1 behind	KJKJGJL
+1 belong	IJILIKL
+1 below	KLHHHHK
+1 beneath	KKIKIHK
+1 besid	LJKJIHI
+1 between	LJILHJI
+1 bin	KKHKKHH
+1 black	LLIIIII
+1 both	LIHIIKI
+1 box	ILILJIJ
+1 build	MIIJKHI
+1 but	KKHHKHL
+1 by	KKJKJDK
+1 cabinet	KKIKKHH
+1 came	LLHJIHJ
+1 can	JKKKJII
+1 center	LKHHIIH
+1 chair	LLIIHII
+1 closet	JKIHJLL
+1 com	JLIKHGK
+1 come	IMHKIHJ
+1 compactor	IIIMIKJ
+1 could	JKLKIHI
+1 counter	LHILIIJ
+1 cover	KJILIIJ
+1 crack	KIKKIIK
+1 currently	IIMIJII
+1 dead	IMKIJII
+1 desk	KIIKKKJ
+1 died	IIIMJIJ
+1 door	JKILHEK
+1 down	KIKKKKH
+1 drop	IIJLIIL
+1 duct	JLJIJJI
+1 each	LJIIIIK
+1 end	IKJIJIM
+1 exist	HMIIILI
+1 fac	KJLGHGL
+1 fail	IIILJLI
+1 fine	IMIIIII
+1 fit	LLHIIHI
+1 floor	MJHKIHI
+1 fold	IMKHIHI
+1 for	LJDJIIM
+1 from	ILJJKIJ
+1 front	ILIKIII
+1 full	JLIJIII
+1 get	IKJLGKK
+1 go	KJILFKI
+1 good	KLIIIIK
+1 have	JJKKFKK
+1 he	IKIKLII
+1 hold	IKIJJKL
+1 hung	KLIKIII
+1 i'd	KHKHLLK
+1 if	MKGGGFK
+1 in	LJHILLK
+1 insid	LKHKIHI
+1 instead	LIGGKJK
+1 into	IJMHHJK
+1 is	ILKKHKK
+1 it	LIILIIK
+1 itself	KLIKGJJ
+1 just	LIIIKJL
+1 keep	ILHHIIL
+1 ladder	ILJLJIJ
+1 leak	IKIKIKI
+1 leav	IIKMIHJ
+1 leave	KLFJIHK
+1 light	LIIKIII
+1 like	KHHJLLJ
+1 liv	HKHJHMJ
+1 low	LKIIIII
+1 may	KJJKIKJ
+1 mayb	MIIIIIJ
+1 mount	MIJIIII
+1 mov	IHLKJKI
+1 must	HLKJHHL
+1 my	ILJHLKJ
+1 near	JKHHIHL
+1 need	JMJHIFJ
+1 never	IKIKKHL
+1 new	KKIIIHK
+1 next	KKJJHJJ
+1 no	JJGJLJK
+1 nobody	JIIMIII
+1 nook	LIILIII
+1 north	KLIIJJI
+1 not	JKHJMIJ
+1 now	IJLKIHK
+1 obviously	KKIJJIL
+1 of	JKGLKGJ
+1 off	JILLGKI
+1 ok	IMIIIIK
+1 on	KKJIJJJ
+1 one	MIHLJKH
+1 only	KKKGHGL
+1 open	JKKKIHJ
+1 opposit	KIJJHHL
+1 or	KIIGLGK
+1 out	HJKMIJK
+1 outsid	JJIKILK
+1 oven	ILIKKHI
+1 over	LIKJKKI
+1 paint	KLIJIIJ
+1 panel	MIIJIII
+1 per	MIJIIIJ
+1 pipe	JLIIIJI
+1 pleas	LIIJKIK
+1 quit	IJILIIK
+1 rack	LHHLJKH
+1 rail	JKIJKIL
+1 register	IMKIIHK
+1 remain	KJHIILJ
+1 replac	MIHJIII
+1 right	JKJLIKI
+1 rod	LILIJII
+1 rol	KLHIIIJ
+1 round	LJKIJJI
+1 run	LJHJIKK
+1 same	IMIIIII
+1 seat	JIHMIKK
+1 she	IJIKLIJ
+1 shelf	LIILIHI
+1 shelv	MJIKJII
+1 should	KKKIHGL
+1 side	KKIIJIL
+1 sinc	KJHIHLK
+1 sink	JJILIII
+1 sit	JKLKIHK
+1 so	LILLJJI
+1 somebody	KKJLIII
+1 somewher	KLIIIII
+1 stack	KLIIJJI
+1 stand	JKKLIKJ
+1 stay	ILEIHKK
+1 stick	JLKILJJ
+1 straight	KJKIIIK
+1 surviv	ILLIIIK
+1 tabl	JKKKKHK
+1 tak	KJJKIHL
+1 that	LJJLIIH
+1 that'	LLLJHGH
+1 the	LJJIKHK
+1 then	JJLKHHL
+1 they	KKHKKII
+1 thing	LIILIHJ
+1 through	KKIIJLJ
+1 tile	KJIKHKH
+1 to	IJLLHIL
+1 too	JKJLGHI
+1 top	LJKKIIK
+1 tub	LIIJLIJ
+1 turn	IILIJIK
+1 two	KKKIIIK
+1 under	LKIKGJJ
+1 unit	LIILHHH
+1 up	KKLFGJK
+1 w	KJGJHKL
+1 wal	LJIIJKJ
+1 wall	JIFHJGN
+1 want	JMHHIHK
+1 we	IMJILJH
+1 we'd	IJLJIIL
+1 we've	JLIKIII
+1 were	GKIHMLL
+1 when	ILIIILK
+1 wher	LIKIJJK
+1 which	JLJKHHJ
+1 will	KKHKLHJ
+1 window	LKIIIHL
+1 work	IMIIIIJ
+1 would	KIKHLFK
+1 yes	LKIHHHH
+1 you	KIHKHJM
+1 —	JLIIKII
+12 ! !	LIIKJHK
+12 # "	MIJHIIH
+12 # '	KKIIIII
+12 # ft	KKKIIIJ
+12 # in	JLIIIIJ
+12 # inch	KKIIIJK
+12 # x	KKHHIHH
+12 ( #	KLFIGFK
+12 ( mine	ILIIJKJ
+12 ( new	LLIIJIJ
+12 ) ,	KILIIIL
+12 ) .	IIIIILL
+12 , #	KLKIGHJ
+12 , a	JLDKKIJ
+12 , about	KKJJJIJ
+12 , all	IKHLIKK
+12 , an	KKJIJJK
+12 , and	KKJKIIK
+12 , as	LKIIKIL
+12 , dryer	JKKKIIJ
+12 , floor	JLHJHKJ
+12 , for	JILIKIK
+12 , four	JKIKHKK
+12 , fridg	JLLHKIJ
+12 , go	IKILLII
+12 , hang	KKIKIIJ
+12 , hmm	KJKIIIK
+12 , hood	JKIIILK
+12 , i	KIGHKKK
+12 , if	KIIIIIL
+12 , in	KLIIKIK
+12 , it	KJIKKLJ
+12 , just	IKIILKK
+12 , leav	ILIIJIL
+12 , leave	JLIIIIL
+12 , like	KLIHHHL
+12 , mayb	LIJIJIL
+12 , my	KKHLKGI
+12 , need	LLIIJIL
+12 , new	KIILIIL
+12 , no	KJGFMEJ
+12 , not	LLGFLEI
+12 , on	LKHKKHI
+12 , one	LIHJKFK
+12 , only	JMIIIIJ
+12 , or	KLIIIIJ
+12 , our	ILHIJLL
+12 , out	KIIKIIL
+12 , pleas	LJIHIHL
+12 , put	KKIKIIJ
+12 , queen	MIIIIII
+12 , rang	KLIIIIK
+12 , replac	MIIIJIK
+12 , same	KJHKIHK
+12 , screen	LKIIJII
+12 , she	MJJJJIK
+12 , sink	KLKGHGJ
+12 , six	LJIIIIJ
+12 , smal	MIIIIIJ
+12 , so	JIJIJJM
+12 , sure	LKIIIII
+12 , that	JLIKILJ
+12 , that'	KKIIJLK
+12 , the	HJLLKJI
+12 , then	KHHHKKK
+12 , there'	JKIKLHI
+12 , they	IIIMJLI
+12 , though	KLJIJIK
+12 , thre	KJHKIHL
+12 , toilet	IKKKHHK
+12 , tub	ILILJIJ
+12 , two	KKJJGIL
+12 , vinyl	KIIIIKK
+12 , wall	KKIIIIL
+12 , we	KJIKKKJ
+12 , wher	KKIHIHL
+12 , which	JMLLKKG
+12 , whit	MHIHIIK
+12 , window	IMIIKII
+12 , with	IJKHKHL
+12 , yes	MIIIIHJ
+12 . #	LKHHIHK
+12 . ^	LIDFKKK
+12 . a	KIKKIKK
+12 . and	KKIIIIL
+12 . carpet	LIJKIIK
+12 . closet	IIIIJIM
+12 . could	ILIHIHL
+12 . everyth	LIJIIIL
+12 . gas	KIJIJJM
+12 . i	KLGKKFJ
+12 . i'd	HIMHHKK
+12 . if	MKIHIKJ
+12 . in	JKHLJHK
+12 . it	KJLLIHI
+12 . it'	IKKKIHJ
+12 . keep	KKIKKII
+12 . my	JLHGHGK
+12 . new	IIJKJIM
+12 . no	KKHKIJK
+12 . not	KKHKHGK
+12 . shelv	IMIIIIJ
+12 . shower	JIKKKIK
+12 . sink	KILIIIK
+12 . so	IKGKKLJ
+12 . stov	IJHLIKK
+12 . take	IKIKIIK
+12 . that'	JKIIIIL
+12 . the	JKHKJGL
+12 . then	KIIILIJ
+12 . ther	LJIIJIJ
+12 . there'	KKIHKKK
+12 . to	KKIIKIJ
+12 . toilet	KIKKKIJ
+12 . tub	LIHKIKJ
+12 . tv	JIIKJIL
+12 . two	LIJIJJL
+12 . want	ILILIIJ
+12 . we	LKHJJFJ
+12 . what	KJHKJKK
+12 : #	MJGHJHK
+12 : a	KLIIIIL
+12 : all	JJILIJI
+12 : keep	ILKIHIH
+12 : my	JKIKLII
+12 : no	IIIIMIJ
+12 : stay	IMIIIII
+12 : ther	LKIIIII
+12 : yes	KILIIIL
+12 ; a	KMIHKHJ
+12 ; the	LJKKIHJ
+12 ? ?	JJJHLHL
+12 ? no	KIIIKIL
+12 ? none	IJIIMJJ
+12 ^ ^	KKIJKHK
+12 abov ,	MIIIJJI
+12 abov it	KKIIIII
+12 abov the	KJLHHHK
+12 acros from	JLJJIHK
+12 acros the	KKLIIIJ
+12 against the	MIIIIIH
+12 along the	LKJKGHG
+12 and all	KJIKILI
+12 and an	KLJIJJI
+12 and four	KKJJJII
+12 and i	KKHKJGJ
+12 and one	KLJIJIK
+12 and put	JKILJJJ
+12 and two	KKIKIIJ
+12 are on	IJKIIIL
+12 at #	KKHHIIL
+12 at the	KKJJGII
+12 away from	KILIIJJ
+12 bed ,	KIJILIJ
+12 behind a	LKIIJII
+12 behind it	JLIIJII
+12 behind the	KIJLHGL
+12 belong to	IJILIKI
+12 besid the	LKIIJIJ
+12 between ,	JMIIJIJ
+12 between the	KIHKIHL
+12 between them	KJIKIIK
+12 between us	LJIKJIJ
+12 both sid	LIIIIKJ
+12 build in	LIJKIIJ
+12 but not	LKIIIIL
+12 by a	IKILJIK
+12 by the	KKIKJDJ
+12 cabinet ,	KLIIIIJ
+12 can be	KJKKIIJ
+12 can go	IHKLLHI
+12 can stay	ILIHIKK
+12 com in	KKIIIIL
+12 com off	HHKMJIK
+12 come down	ILILJIJ
+12 could go	JKLIJJJ
+12 dead center	IMIIJJJ
+12 door .	JIILKIM
+12 down ,	IIIMIIJ
+12 down ther	KIIJLLI
+12 fac the	KKLHIHK
+12 floor to	MJIIJIJ
+12 for a	IHHKIKM
+12 for my	NIJIIII
+12 for the	JKGHKFL
+12 from my	KMHHHHL
+12 from the	JMFKKFJ
+12 from upstair	ILIILHI
+12 get a	IKIIJIL
+12 go ,	LKIKIHI
+12 go .	KIILIIJ
+12 go back	KKIKJKI
+12 go down	LJJKJIJ
+12 go on	KJKKIHI
+12 go to	KHILJLI
+12 go under	LIJIJHL
+12 go up	KKIKJIJ
+12 have a	JLHKIHG
+12 have been	IIKJILK
+12 have to	LKKIHEK
+12 i already	JLJJILJ
+12 i can	MIIIIII
+12 if the	LHIHIHL
+12 in ^	MIJIJII
+12 in a	LJIGKKK
+12 in front	KHILLKK
+12 in it	KKIKLII
+12 in its	KLIIIIJ
+12 in plac	MIJIIII
+12 in that	KKHHIHL
+12 in the	KKHKJLK
+12 in ther	KHHLLIH
+12 in whit	MIJIIJJ
+12 instead of	LIHHKKJ
+12 into the	JKLHHJJ
+12 is #	KKKKIHI
+12 is ,	HIKKIHK
+12 is .	HKHLJHJ
+12 is ;	JJJIKJM
+12 is a	JLJKHJH
+12 is an	JLKIIIK
+12 is at	JHLIIMK
+12 is behind	IKLIIHK
+12 is com	LLIIIII
+12 is fine	LKIHIHJ
+12 is from	ILHKHHI
+12 is going	JIIMIHJ
+12 is good	ILLIIIK
+12 is in	HMJJHKI
+12 is mine	IKJKIIK
+12 is new	LKJIJIJ
+12 is not	JIIKLIL
+12 is now	IIJKJIK
+12 is okay	LLIIIII
+12 is on	ILKKHHJ
+12 is plenty	KKJIIIJ
+12 is stay	JLJJJII
+12 is the	IMJHIHK
+12 is to	JKKLJII
+12 is too	IJKLLIJ
+12 itself is	IKILIHI
+12 leave ,	IMIIJJI
+12 leave and	LKIIJJI
+12 leave of	LJIKJIK
+12 mov to	JIKLJHJ
+12 must be	IJKKIIL
+12 near the	JKHIIHL
+12 need #	LKIIJIK
+12 need a	HNHJHHI
+12 need to	LKKHJIJ
+12 next to	KKJJHIJ
+12 no .	JIJIMII
+12 not ,	IHILKHJ
+12 now ,	JKLIJIJ
+12 of the	IKILIIK
+12 off ,	IIIMIIJ
+12 off a	KLHIJIJ
+12 off the	KHLJIKI
+12 on .	MJJIJJI
+12 on a	KJLKGFJ
+12 on both	MIIIIIK
+12 on its	JMJIIHI
+12 on that	IKILIIK
+12 on the	LKIHKJK
+12 on two	LJIKIIJ
+12 only .	LIIIJJL
+12 opposit the	KIKIIIL
+12 out ,	IIIMIHI
+12 out here	KLIIKKJ
+12 out of	JLHKHHI
+12 over it	NIHHJJI
+12 over the	LJHKKKK
+12 pleas ,	LIJIJIL
+12 right of	LHHLIII
+12 should be	KKIJIIL
+12 so i	LIIKIIJ
+12 so it	KKKIIHJ
+12 stand .	JIILJIK
+12 stay ,	ILJHJHL
+12 stay .	IMJIIII
+12 stay ^	IJILJII
+12 stay by	JLIJJIJ
+12 stay for	IMJIJIJ
+12 stay in	JKIIJLI
+12 stay put	JMJIIII
+12 that back	IIJLJIK
+12 that came	IIIMJII
+12 that go	MJIIJIJ
+12 that not	MKHHHGJ
+12 that were	KKIKIKI
+12 then ,	LIIIJIL
+12 ther ,	LIKKIII
+12 ther .	KJKHKKJ
+12 ther ^	MJIIJIJ
+12 to #	LKIIJIL
+12 to be	KKIKJJJ
+12 to match	MIIIJIJ
+12 to replac	MIIIJII
+12 to the	JKLLIGJ
+12 too ,	JILLIIJ
+12 too .	LLIIIIK
+12 too ^	JLIIIJJ
+12 under it	JJILILJ
+12 under the	LLJIHEK
+12 up ,	KKIIIIL
+12 up to	JKKIIKK
+12 w /	LJHIIHL
+12 we already	JMJIJII
+12 we have	KLIJIKI
+12 were a	IKIKKIK
+12 were my	JKHLHHI
+12 were the	IIILLHI
+12 when the	JLIIJLI
+12 wher a	IILIJLL
+12 wher it	KMHIIHJ
+12 wher it'	ILIJIJK
+12 wher the	MHKJKGJ
+12 will be	KLIKJII
+12 with a	LJIHJJK
+12 with glas	MIIIIJJ
+12 with it	IIMIJIJ
+12 with its	KKIIJIK
+12 with the	IKIMKFJ
+12 would be	LJHHKHK
+12 would have	LJIKJII
+12 yes ,	KKIIIII
+12 yes .	MIIIIII
+2 !	LJHLIKJ
+2 "	MIJHIIH
+2 #	KKKIHJK
+2 &	IKILJKK
+2 '	KKIIIII
+2 )	JHIJLLL
+2 ,	KKILHIJ
+2 -	KIIIKIL
+2 .	KKIIKIK
+2 /	KJHJHHL
+2 :	JLKHHIK
+2 ;	LHGLJJL
+2 ?	HKIHLJM
+2 ^	MJFIKJK
+2 about	KKIIIIK
+2 abov	LHKKJIJ
+2 acros	KJKKIIJ
+2 actually	MIJLJII
+2 against	JLKIJIK
+2 along	KLHIIHJ
+2 already	HLGGGNH
+2 also	LIJJLII
+2 an	JLJHGGL
+2 and	JJJLIJK
+2 are	KLHJHGK
+2 around	KIKLIII
+2 as	KLHHIGL
+2 at	KKJGGLK
+2 bar	JIILKIK
+2 bare	KIIKIIL
+2 bay	KJIILIJ
+2 be	KKIKKEK
+2 becaus	LIIKIHK
+2 been	HJLKHLJ
+2 behind	HKKHIKL
+2 being	JJILJII
+2 below	LKKIJJJ
+2 bench	MHIKKHJ
+2 besid	JLIIHHL
+2 between	JLKJIHK
+2 blackout	LKIIIIK
+2 block	IJLLIIJ
+2 bolt	IMIIIIL
+2 both	MGLKHJJ
+2 box	JLJIIIK
+2 build	LJILIHJ
+2 but	ILHKJKJ
+2 buy	JIILHLI
+2 by	KLKHJFJ
+2 cabinet	JLIKIIK
+2 came	ILHLIHI
+2 can	KLHIJLI
+2 carpet	MIIKIIK
+2 cat	KIJIIIL
+2 ceil	JKHHIHM
+2 center	ILKIIIK
+2 chang	LJLIIIJ
+2 clos	KIIJILL
+2 closet	IKIHJIL
+2 com	KKHJLHK
+2 cork	MIJIIIK
+2 could	JKHKIHL
+2 crack	KKIKKIJ
+2 cut	IJIKILK
+2 deep	LKIIIIL
+2 desk	KIIIIIM
+2 dishwasher	LJKIIII
+2 do	LKIIKIK
+2 done	ILIKIJI
+2 door	KKHJHKI
+2 doubl	LJJIJJK
+2 down	JLILHFI
+2 drawer	KKHJIIJ
+2 dresser	ILIIIIK
+2 dryer	JKKKIHJ
+2 each	KLIJIIH
+2 eight	MJIKJIJ
+2 either	KLIIIIL
+2 electric	LKIIKHI
+2 empty	JJJLJIK
+2 end	LIKIJJI
+2 enough	LKHGHHK
+2 everyth	KKIKIIL
+2 exist	KLKHIHJ
+2 fake	KIILJIJ
+2 fan	MJIIIIK
+2 fine	MLGGGGJ
+2 fit	KJIKLHI
+2 fix	JLIIIIK
+2 floor	JKKJGLJ
+2 fold	MIIJIIJ
+2 for	LIJIKGK
+2 four	KKHKHKJ
+2 freezer	KKKIIII
+2 fridg	IMKGKHJ
+2 from	KILKKHJ
+2 front	JKHKKJK
+2 ft	KKKIIIJ
+2 full	KLIIJIK
+2 gas	LIHGHHM
+2 get	ILKKJJJ
+2 give	KIKJILI
+2 glas	NIHKJHJ
+2 go	IHKMKJJ
+2 going	IJILLHI
+2 good	HMKHHHK
+2 gray	LKIIIIH
+2 half	KKKHIIK
+2 hang	JLKJGKH
+2 have	JLFKJJI
+2 he	IKIKLHK
+2 head	IJLLJIJ
+2 heat	MJIKKII
+2 her	IKHJJJM
+2 here	JJHLKKI
+2 high	KLIHKIK
+2 his	IIKLLHK
+2 hmm	KJKIIIK
+2 hood	JKIIILL
+2 hook	JLIIJIK
+2 hung	MHLHJIJ
+2 husband	LKIKIII
+2 i	KKKLJHJ
+2 i'd	HLLJHKK
+2 i'll	KIJIIIL
+2 i'm	KKHHIJL
+2 i've	JKHHLJJ
+2 ice	IHKLKIL
+2 if	MIGFJJK
+2 insid	LKHJJII
+2 insuranc	KIIIKIK
+2 into	JKIKKIK
+2 iron	KIILIII
+2 is	JJILJJK
+2 it'	JLLKHHJ
+2 its	JLJJGJK
+2 just	JKHJKKJ
+2 keep	ILKIJGJ
+2 leak	KLJKIII
+2 leav	KLHIHKJ
+2 leave	JKHKIIK
+2 light	LKHHIHK
+2 like	LLHIJGK
+2 liv	KLIJJIJ
+2 live	IKILIIJ
+2 lock	LKJIJIK
+2 long	LKIIIIL
+2 lose	ILIIIIL
+2 low	ILHLIHJ
+2 make	KJILIIJ
+2 match	MIIIJIJ
+2 mayb	LIJIJIL
+2 me	KJKJHKK
+2 medicin	KKIKKHI
+2 mine	JMGJHJJ
+2 mirror	JKHLHHK
+2 mov	JJLIJKJ
+2 move	IMLIIII
+2 must	JKKIKII
+2 my	IKHKLKJ
+2 nah	IIIILKJ
+2 need	LIKHKHK
+2 never	JKHJMHJ
+2 new	LKGIGGL
+2 next	KLIHIKK
+2 no	JJEINJJ
+2 none	JHIHMHK
+2 north	HMHHKIK
+2 not	KLDILJJ
+2 noth	KLHGIHL
+2 now	IJKLKLJ
+2 of	KKEKJJK
+2 off	IJKMHGJ
+2 ok	IMIHIHJ
+2 okay	LLIIIII
+2 only	KLIJHHK
+2 open	JLHKIIK
+2 opposit	JLHHIHK
+2 or	KLJGHHJ
+2 original	JLJJJIK
+2 our	IMFHHLK
+2 out	JHIMKJL
+2 outsid	JILIJLJ
+2 over	IKMIKFH
+2 own	JLKIIIJ
+2 paint	KKIKIIK
+2 panel	JKILIII
+2 pink	ILILIHI
+2 plac	LJLIIII
+2 plaster	MIIIIII
+2 pleas	MIHHHGL
+2 plenty	LKJIIIJ
+2 put	LKGLHFK
+2 queen	LIHILII
+2 rack	MIIIIII
+2 rais	LKKIIIK
+2 rang	KLHIIIJ
+2 real	MIIIIIK
+2 rear	LKIIJII
+2 remain	JLIIJIL
+2 replac	LJHLHGJ
+2 right	KLJJHHI
+2 round	LHIKIIL
+2 same	LIHKIHK
+2 screen	LKILIHJ
+2 seal	LKIIIII
+2 seat	MJJIJIJ
+2 sell	IIIKIMI
+2 shallow	LIIKIIJ
+2 she	KJILIKK
+2 sheet	KIJKIIL
+2 shelv	JLHHKHL
+2 shot	LIILIIJ
+2 should	LILIIIJ
+2 sid	LHKIIKI
+2 side	KJKKIHI
+2 sinc	JJKKIKK
+2 sink	JKLFGGL
+2 six	JLHKHGL
+2 skip	IJIILIL
+2 slab	KKJIJJI
+2 slat	MIJIIII
+2 smal	LIILIHI
+2 so	HJJJJLL
+2 solid	LKLHIIJ
+2 some	KLIKIIJ
+2 somebody	KIIJKIL
+2 stack	MJIKIIJ
+2 stair	LKIIKIK
+2 stay	HLGIHMJ
+2 steel	LLJIIII
+2 stil	KMIHIII
+2 stov	IIKLIKK
+2 sure	LKIIIII
+2 swing	ILIKIII
+2 tabl	KIIKIKK
+2 tak	JKILJIK
+2 take	ILHKILK
+2 teak	JLIIIIK
+2 ten	KKLIJIJ
+2 that	KJLKHIL
+2 that'	KJJKHKL
+2 them	KIHLLJJ
+2 then	KGKHLKK
+2 ther	LHLIKJK
+2 there'	JLGJKKK
+2 they	KJKKJKH
+2 they're	ILIILLI
+2 thi	LKLIJII
+2 though	KLJIJIK
+2 thre	KJLKHGL
+2 through	LKKIJIJ
+2 tile	LHIKIIK
+2 to	KIKKHKJ
+2 today	IILLJIJ
+2 toilet	JILKKGK
+2 too	JKKKKGK
+2 top	LLIIJJI
+2 towel	LKIIIIJ
+2 tub	JJLKHKJ
+2 turn	ILIJJKJ
+2 tv	IHHLLHL
+2 two	KJIJGIM
+2 undecid	LIIIIIL
+2 under	KKJFJKL
+2 undermount	LIILIIJ
+2 up	KLHJHKJ
+2 upstair	HJIHKML
+2 us	LJIKKIJ
+2 use	JKILJII
+2 vinyl	KIIIIKL
+2 w	JKIKJIK
+2 wall	KKHJHHL
+2 wallpaper	LKIJIIJ
+2 want	IKJKKGK
+2 water	IKKJIHL
+2 we	JJFJKLJ
+2 we'd	KIHLIKJ
+2 we're	KIIKKIK
+2 we've	IJIHLKL
+2 were	JKHKLKI
+2 what	LKHJKKI
+2 when	KIJLIII
+2 wher	LKJIHFK
+2 wherever	ILKIJIJ
+2 which	JMLLKKF
+2 whichever	JLIIIIK
+2 whit	MIHJHHK
+2 wife	JLJJLIK
+2 wood	MIIIIII
+2 work	IKLKIHK
+2 would	MKIIJIJ
+2 x	LKGHHHH
+2 yes	MIKGIGJ
+2 you	JIKLIHL
+3 
	LIILIII
+3 !	LIKKIKJ
+3 "	LIKHJGL
+3 #	LKJIJGK
+3 &	ILHKIKJ
+3 '	ILHKIHL
+3 (	KLGIJJJ
+3 -	KIILIIK
+3 .	JJHKJKL
+3 /	KKIKIHK
+3 :	KKKJHIK
+3 ;	IKKLLKJ
+3 ?	LGJKLHJ
+3 ^	LJGILHK
+3 a	LJJJHJL
+3 about	JLKIIIL
+3 abov	LIKJIIL
+3 ahead	JLLIIII
+3 all	JLKJGKJ
+3 along	JKIKKIK
+3 already	IKIJHLL
+3 also	LLIIIIJ
+3 an	KLHKKHI
+3 are	IMGKGJJ
+3 arm	JLJIJII
+3 around	IKIKJLL
+3 as	KLIJIHK
+3 ask	ILHJLHJ
+3 at	HKFKKKM
+3 back	KKKHLKI
+3 bar	MKHGJGI
+3 barn	KKIILII
+3 baseboard	LLIJIII
+3 basement	JKHKILJ
+3 bath	MIIKIIK
+3 bathroom	KIIIKKJ
+3 bay	KKHIIHL
+3 be	MKIHHKK
+3 beam	KLIIIIJ
+3 becaus	KJJILIK
+3 bed	KKKHHGK
+3 bedroom	LIIILKJ
+3 been	KIILLII
+3 behind	KKJIHJK
+3 below	KJLIIIK
+3 bench	LJHJJHJ
+3 beneath	LJIIIIL
+3 better	KIIIKHK
+3 big	JKHLIKK
+3 blind	KIIKIIL
+3 block	LKLIJIJ
+3 board	KJHMIKI
+3 bookcas	LHIKIKK
+3 boot	KKIKIIJ
+3 both	KKHKIHK
+3 bottom	KLIIIIJ
+3 bowl	KIILIJK
+3 box	JLIHIHL
+3 broken	JKIKILI
+3 broom	LKJIJIK
+3 build	KLLJHHJ
+3 burner	MIJIIIJ
+3 but	JLKJHHK
+3 by	LKKJFKJ
+3 cabinet	LKGIIJK
+3 can	KJHLHJK
+3 carpet	KKIJJHK
+3 cat	IKLIIKJ
+3 ceil	KKJJKGI
+3 center	LKKHIHI
+3 chair	MKIHJHJ
+3 chandelier	JHILLIJ
+3 chang	KLIIKII
+3 chest	KHIKIHL
+3 closet	JLLKJFJ
+3 coffe	LKIHIKJ
+3 com	KJHLIHK
+3 come	IKKKHKK
+3 corner	JKLKFEK
+3 couch	JLLJHHK
+3 counter	LIJGHGL
+3 crib	JIIKIHM
+3 curtain	JJIKKHL
+3 dayb	LIILIII
+3 dead	JJKLLHJ
+3 deck	JKIKILI
+3 desk	NJIJKJJ
+3 dimmer	JMIIIIJ
+3 din	LIHJILJ
+3 dishwasher	KIIIIIL
+3 do	LKIKJHJ
+3 doe	JKIIIIL
+3 dog	JKJKKIK
+3 door	KJHKJKK
+3 doubl	KKIKIIL
+3 down	KLHHHKJ
+3 drain	KLIIIIK
+3 drawer	LKHGHKJ
+3 dresser	IMKHHKK
+3 driveway	JLIIIII
+3 drop	LIIKKIJ
+3 dryer	IKHLKGK
+3 drywal	ILILIIK
+3 each	KKIIIIL
+3 east	JKHKIIK
+3 electric	KJLHIKJ
+3 end	LJGLIHK
+3 fac	KKLIIIJ
+3 face	LJKHIIJ
+3 far	KKJGHKJ
+3 feet	LJLHHJJ
+3 fine	JLIKIIJ
+3 fireplac	JKKILHL
+3 fit	JKIIKIK
+3 floor	KKJJIHJ
+3 fold	LJIKJIK
+3 foot	KLHIIIK
+3 for	KIIKKIK
+3 foundation	LLJJJJI
+3 four	KKIJKHJ
+3 freezer	KJLIIIL
+3 fridg	LJGJHHL
+3 from	JLKJGFL
+3 front	KIKJHHM
+3 ft	LJGJKHJ
+3 furnac	JLIKIIK
+3 gabl	JKIKIIK
+3 gallon	IMIKIII
+3 garag	JKLKKIK
+3 gas	LIIIKIL
+3 glas	JLHJJIK
+3 go	JJKMKJI
+3 good	LLHIHLH
+3 granit	LJIKIII
+3 half	LKHKJIJ
+3 hall	JKJJHLK
+3 hand	MJIIJIK
+3 head	KIIKLKI
+3 hearth	LIKJJJK
+3 heat	KKIKIIK
+3 heater	IKHHHHM
+3 her	KLIHIKK
+3 here	KJILIKK
+3 high	LJIIHKL
+3 hole	IHLLIIK
+3 hood	KKIKIIK
+3 hook	LJLHHHJ
+3 hous	KJHJILK
+3 hung	LKIIIIK
+3 husband	KKIKIHJ
+3 i'd	IKKIIHL
+3 i'll	IIIKILK
+3 i've	JLIIIIJ
+3 if	MHGJGGK
+3 in	KKJJKKH
+3 inch	KHKKGFL
+3 indoor	KKJIJIK
+3 into	LKIJIKK
+3 iron	IMHJIIJ
+3 island	JJKKKHK
+3 it'	IKLGKJL
+3 its	KKKKIHI
+3 itself	LIIIJIL
+3 just	KLHHIKJ
+3 keep	JLIIKHL
+3 kid	IJIJMHL
+3 kit	LIJIJIK
+3 kitchen	LJHLIIJ
+3 knee	MIJIJII
+3 lamp	JKILHIK
+3 last	IKIHIMK
+3 leak	KKIJJII
+3 leav	ILIJIHL
+3 leave	KKKIIFK
+3 light	MKJHHHK
+3 like	KJLJJFL
+3 linen	KILIJJL
+3 littl	LKIIIIK
+3 liv	KKHLJHI
+3 loft	IMIIIII
+3 long	LJJKHHJ
+3 look	KKIKJLJ
+3 low	JKIKIIL
+3 machin	KKIJKKI
+3 maker	JIKKIJJ
+3 me	IKKJHHM
+3 middl	JLLHIKI
+3 mini	KIJKIIK
+3 mirror	KIHJKKK
+3 mov	JJLLJII
+3 must	LJIIIIK
+3 near	KKLIJIH
+3 need	KKHKJGJ
+3 never	ILHKLHJ
+3 new	IKHMHHK
+3 next	KJIIJLJ
+3 night	KKIKJIJ
+3 nightstand	KJIIIIL
+3 no	KLGGLKJ
+3 nobody	JJILIKJ
+3 north	KLHIIHJ
+3 not	LHEJMIJ
+3 noth	KHKKIIK
+3 now	ILHLIJJ
+3 oak	KJIKIHL
+3 of	LJFLKHI
+3 off	KJLJHJK
+3 ok	INIHIHI
+3 old	JLJKHGJ
+3 on	KLKGIKK
+3 once	IKIILKJ
+3 one	MLIIIEH
+3 only	KLHIJHK
+3 open	LKJJIHK
+3 or	JKHKKHK
+3 other	KKKJHJJ
+3 our	IHIJKMJ
+3 outdoor	KKJJJIJ
+3 outlet	KLHJIHL
+3 outsid	KILIJLI
+3 oven	JKIKJIK
+3 over	JJJJHKK
+3 overhead	KIIKIIL
+3 own	KLHHILK
+3 paint	MKIHJIJ
+3 pair	JLIJIIK
+3 panel	JKILIIL
+3 pantry	JILKKHJ
+3 patio	JMIIIIJ
+3 pedestal	KKIIJIJ
+3 pendant	ILJIJJL
+3 phon	KKJKJIJ
+3 piano	LKIIJJJ
+3 plac	LJLHIHI
+3 porch	JLIHLIL
+3 pot	LIJILKJ
+3 pric	MIIIIII
+3 pul	KKJKJIK
+3 pull	JLIJIIK
+3 rack	KLKHHHJ
+3 radiator	JKKKKHJ
+3 rang	KLIHKHK
+3 reach	LJIKIHL
+3 real	MKIJIII
+3 rear	LKIIIII
+3 refrigerator	JJILILJ
+3 remain	JLIIJIJ
+3 replac	LJHLHHI
+3 right	MJJGHFL
+3 rod	LJHJIIL
+3 room	JKLHKJL
+3 rug	JHJILHM
+3 run	LJKIIIK
+3 said	LHHHLHK
+3 same	LHIIIIL
+3 say	JJIKLGL
+3 seat	LKIIIIK
+3 second	KJIJLHK
+3 see	KIKIIIL
+3 sell	JIILJKL
+3 shad	KKIKIIJ
+3 shelf	JKHHIKL
+3 shelv	LJKKIIJ
+3 shift	KLLIIII
+3 short	ILKHIIL
+3 should	LJIIJIK
+3 shower	JJHLKKK
+3 sid	KJIKIHK
+3 sinc	LHGLLGJ
+3 sink	LJKJJEL
+3 sit	JKLHIKI
+3 slid	KJHLIHJ
+3 slider	KKHLIHJ
+3 slop	KILILIJ
+3 smal	KKJIKIL
+3 so	JJGKILL
+3 sofa	KKLIIIJ
+3 solid	KLIJIIJ
+3 son	IIILKIL
+3 south	KKKIHHJ
+3 spot	JLLJHHI
+3 stack	KKIIIIK
+3 stair	LLIHHGK
+3 stand	JKLIIIK
+3 stay	JLJHIJL
+3 step	JLHIIHL
+3 stov	KLJKHGK
+3 swap	IILLIJK
+3 swing	MHIHIIK
+3 switch	MKIIJIJ
+3 tabl	LKGHJHL
+3 take	IJILKLI
+3 that	JKIJKKJ
+3 the	KJLJHKK
+3 them	JKLJIIK
+3 then	LHJLIGK
+3 ther	KLJKGHK
+3 there'	KJIIILJ
+3 they	JJIKLHK
+3 thi	IKHJKHL
+3 thre	JKLJKGJ
+3 tile	IKHKJLL
+3 time	LILIIKJ
+3 toilet	KIILGJI
+3 told	KKIIKKJ
+3 too	JLIJKHJ
+3 top	KLHHIGI
+3 track	MIJJIIK
+3 tub	KKGJKGK
+3 turn	JLIIIIK
+3 tv	LHKHKKK
+3 under	LKKGKGJ
+3 up	ILLLKFI
+3 upper	KKJIIIJ
+3 upstair	JJIKILI
+3 use	JMIJJKJ
+3 vanity	IKLJJHL
+3 vent	KKJIIIL
+3 vinyl	KIILKIL
+3 w	KJILIII
+3 wal	KKIIIKJ
+3 wallpaper	KIILIIL
+3 want	ILHJLJI
+3 warm	KIJIJJL
+3 washer	HJLKIKL
+3 water	MIJIJIK
+3 way	KHILIKK
+3 we	ILGJKKJ
+3 were	JHJLJLJ
+3 west	KKIIIIK
+3 what	JIKKKLJ
+3 whatever	LIIKJIK
+3 when	JKLJKII
+3 wher	MJJJHJJ
+3 wherever	KLIIJIK
+3 whit	JLIJIHL
+3 whol	MKIIIII
+3 wide	LKHKIHJ
+3 wife	JKIJLHK
+3 will	KLIJIII
+3 window	JKKJIIK
+3 wir	KIILLII
+3 with	JKIKLII
+3 work	KLHHHKJ
+3 would	JJKLKHK
+3 x	KLKHIGH
+3 year	LJKIILI
-*+1 !	LJHHHKK
-*+1 #	MJJHGFI
-*+1 &	JKLHILI
-*+1 (	ILLKHKJ
-*+1 )	IIKIIIM
-*+1 +	LKIJIII
-*+1 .	LJHJJJJ
-*+1 :	JKKKJII
-*+1 =	KLIIIII
-*+1 ?	JHEJNEG
-*+1 ^	LLFIHFI
-*+1 abov	LJKIKGF
-*+1 acros	KLKHHHI
-*+1 against	MIIIIII
-*+1 all	KKIKIHI
-*+1 along	LJJKKHH
-*+1 and	KLJIHKK
-*+1 are	GLKKJKK
-*+1 at	LJJIGLG
-*+1 behind	LIKJIGK
-*+1 below	KLHHIHH
-*+1 beneath	KLIKJII
-*+1 besid	KKKKIII
-*+1 between	KKGKHGI
-*+1 bin	KKIKKHI
-*+1 both	LIHIIKI
-*+1 build	MIIIJII
-*+1 but	LIJJIIL
-*+1 by	KKKKFFI
-*+1 cabinet	ILILIII
-*+1 came	IMIIJIJ
-*+1 can	JLIKKGH
-*+1 center	LKHIIIH
-*+1 com	JKKKIII
-*+1 come	JKILIII
-*+1 cover	LJILIII
-*+1 door	KLGKHGJ
-*+1 down	KIHLKKI
-*+1 exist	ILIIILI
-*+1 fac	JLKHHIL
-*+1 fine	IMIJIIJ
-*+1 floor	LJHKIHI
-*+1 fold	JLKHIII
-*+1 for	MJEIDDK
-*+1 from	JLKKJFG
-*+1 front	ILIKIII
-*+1 get	HLKKHKK
-*+1 go	KJJMGJH
-*+1 good	KLIIIII
-*+1 hang	JKKIJHK
-*+1 have	IKJKHJK
-*+1 hung	LIILIII
-*+1 i	JJKJMGI
-*+1 if	NHHHHHJ
-*+1 in	MJIIJJJ
-*+1 insid	LKIHJJI
-*+1 instead	LHHGKHK
-*+1 into	JJMIIII
-*+1 is	HLJLHKK
-*+1 itself	JKHKHKH
-*+1 leav	IIIMIII
-*+1 leave	KLGJIIH
-*+1 like	KIIJLKJ
-*+1 liv	HKHKILH
-*+1 low	LKIIIII
-*+1 mov	IIKLIKI
-*+1 must	IKLJHHL
-*+1 my	IMJIIKI
-*+1 near	KKIIIIK
-*+1 need	JLJIHGK
-*+1 new	LJIIIIK
-*+1 next	LKJJIGH
-*+1 no	IJHIMKH
-*+1 north	KLIIJJI
-*+1 now	IKLIJIL
-*+1 of	KJHLHHH
-*+1 off	IILLGKH
-*+1 ok	IMIIIII
-*+1 on	KLIIKIJ
-*+1 one	MIIIIIJ
-*+1 only	JLHHIHL
-*+1 opposit	KJKKIIK
-*+1 or	KIIHMHH
-*+1 out	HJKMHJI
-*+1 outsid	JIILILI
-*+1 over	LILJKJH
-*+1 paint	KLIJIIJ
-*+1 pipe	JLIIIJI
-*+1 pleas	LJIKHIK
-*+1 rack	LIHKIHI
-*+1 replac	MIHJIIH
-*+1 right	JLJKIIH
-*+1 round	LJKIJJI
-*+1 run	LKIIJII
-*+1 same	IMIIIII
-*+1 seat	JJHLIHI
-*+1 shelv	MIIJJIJ
-*+1 should	LJHKIIK
-*+1 sinc	LIIIILK
-*+1 sit	ILIIJJL
-*+1 so	KHHLKKJ
-*+1 stand	KKIIJII
-*+1 stay	GMFHHKH
-*+1 that	LHGLGJJ
-*+1 the	LJGGGHL
-*+1 then	JILLIHI
-*+1 ther	LKHIHKH
-*+1 tile	KJIKHKH
-*+1 to	JJLKEIL
-*+1 too	JKKLHHI
-*+1 tub	LIIILIJ
-*+1 two	LKIIJIJ
-*+1 under	KLIEGIK
-*+1 unit	LJIKIII
-*+1 up	KJLGHJH
-*+1 w	KJHKIHK
-*+1 wall	KKHHIIL
-*+1 want	IKIIJIL
-*+1 we	JLKGKHI
-*+1 were	GKJJLKK
-*+1 wher	LILGHHJ
-*+1 would	MIKIHIK
-*+1 yes	LKIIHHI
-*-1 !	KKIJJLI
-*-1 &	KLKKIKH
-*-1 (	HKLLGJK
-*-1 )	KJKIKIH
-*-1 +	LJIIIKH
-*-1 ,	KKKJIKJ
-*-1 .	KKJJJJG
-*-1 :	KIKLKJG
-*-1 ;	LJKJJHD
-*-1 ?	IKLJKGF
-*-1 ^	LLJIJHH
-*-1 about	KKIIKKI
-*-1 and	LKJJIIJ
-*-1 at	ILJIJIM
-*-1 behind	KIJLJIK
-*-1 between	IJIIIJM
-*-1 but	LKIKIHK
-*-1 do	KKIIILK
-*-1 for	IOGGJFF
-*-1 from	IIJJJIM
-*-1 get	LHHHKKJ
-*-1 have	KKJKKKG
-*-1 i	KJKKHLI
-*-1 in	KIGKIIL
-*-1 is	KJHLKHI
-*-1 just	LKJIIII
-*-1 leave	JJIIIIM
-*-1 like	LIJIJIK
-*-1 me	LKIIKII
-*-1 need	MHIHKKI
-*-1 not	HHIHNKJ
-*-1 off	IIJIJIM
-*-1 on	JKIGGLK
-*-1 one	KLFKJIF
-*-1 only	KKIHIHK
-*-1 open	IIILKKK
-*-1 or	LJIIKIJ
-*-1 outsid	IKIIJIL
-*-1 pleas	LKJIIII
-*-1 put	LHKHLII
-*-1 say	IKIIKLI
-*-1 so	KKJKIGI
-*-1 swing	KLIKIII
-*-1 that	HJKLGKL
-*-1 then	MJKIIIH
-*-1 to	JIGJKGL
-*-1 want	KJIHLHH
-*-1 wher	KKIKIIJ
-*-1 with	JIJLLKJ
-*after "	LJJIGFK
-*after &	IJLKKLI
-*after '	JMGGJLH
-*after +	KKIKIII
-*after /	KKJJHGK
-*after =	JLIKIII
-*after abov	LJJIKFI
-*after acros	KKKJHGH
-*after again	KILKIIK
-*after against	MIKIIII
-*after air	KKIKIII
-*after alcov	LJKIJII
-*after all	LJFKGKK
-*after along	KKJJKGI
-*after already	IJGGGNI
-*after an	ILHKHHK
-*after are	HLKJJIJ
-*after arm	LKIIJII
-*after around	KJKKKKH
-*after as	KKHKIHJ
-*after at	KKKIILI
-*after away	JKKLHIH
-*after back	JKKIFIK
-*after bar	LJHJLGH
-*after base	JJLKIIK
-*after baseboard	KLIIIII
-*after basement	HIILLLI
-*after bath	JIIIJKL
-*after bathroom	JIIIKKL
-*after bay	KJKHLGI
-*after be	KJJLJFL
-*after beam	LJKIIII
-*after becom	IIIMIII
-*after bed	JLGHKJK
-*after bedroom	KKIKKHI
-*after been	IJHKILK
-*after befor	ILHLIHK
-*after behind	LJKIGIK
-*after belong	JIIJILK
-*after below	LKGJIHH
-*after bench	LKHJHGI
-*after beneath	JLKJIHI
-*after besid	KKKKHGH
-*after between	KJKLHFH
-*after bib	LJJJJII
-*after big	JJJLHHH
-*after bin	JLHJKHH
-*after block	JMKHIII
-*after board	KHKLKIJ
-*after both	LJJGHJK
-*after bottom	KLIIJII
-*after bowl	LKHJIIH
-*after box	IMHJHGG
-*after build	LKHJIHH
-*after burner	MIIIIII
-*after buy	KJIKILI
-*after cabinet	JJKKHJJ
-*after came	IMHKIHI
-*after can	KKILJFG
-*after carport	JIILIIL
-*after ceil	LJIGHGL
-*after center	LKKGHGH
-*after chair	LKHHJII
-*after chang	LILIJJI
-*after chimney	MJIIIII
-*after christma	KKIKIII
-*after closet	KJKGKKJ
-*after coffe	KKIKIII
-*after com	LKIKHGK
-*after come	JJJMKGH
-*after concret	LLIIIIJ
-*after cork	KLJIIII
-*after corner	KKJKFIF
-*after couch	LJIIJJK
-*after could	JILLIII
-*after counter	LJJJHKH
-*after cover	KJHKHHL
-*after crack	JIKLIHJ
-*after cros	KKIILII
-*after cubbi	LIIIKIL
-*after curtain	LIKKJHI
-*after cut	KKIJILJ
-*after dead	IKHKIIL
-*after deck	JKKJIIJ
-*after desk	LJJHKKI
-*after died	IIILIKI
-*after dimmer	IMIIIII
-*after din	KKHLIKI
-*after dishwasher	KLIIJJI
-*after do	JHIKLHJ
-*after done	HLIKHLJ
-*after door	KKKHJHK
-*after down	JKILJJG
-*after drain	KLHHIHH
-*after drawer	MJHJIHI
-*after dresser	JLKHHHH
-*after drop	KIIKKII
-*after each	LJHLIHI
-*after east	JLHHIHK
-*after either	KLIJIII
-*after electric	LILIJII
-*after end	KJLJIHJ
-*after enough	LLHHHHH
-*after enter	IMIIJJJ
-*after entry	LIKIIII
-*after every	KIIKIIL
-*after everywher	KKJLIII
-*after exist	LKHHIKH
-*after fac	JLJHHHK
-*after face	LILHIII
-*after fail	JIIKILI
-*after family	KLIIIII
-*after far	KLIHIHH
-*after faucet	IKILIII
-*after feet	LKJHIHK
-*after fine	JMGGJGG
-*after fireplac	KKKKHII
-*after first	LKIKIIH
-*after fit	KKIILII
-*after floor	KKKIHJK
-*after fold	LKKGHHI
-*after follow	IIMIIII
-*after foot	KJLIIII
-*after for	MJHKJHK
-*after four	JJHKHLH
-*after fram	IKIMIII
-*after fridg	KKJKHHH
-*after from	JKLJKHI
-*after front	KILJHGK
-*after ft	MIJHHHG
-*after full	LKIIIII
-*after gabl	JKHHIHL
-*after garag	LJHJILJ
-*after garden	JLKIJJI
-*after gas	KLIIIII
-*after get	IMJJIJJ
-*after glas	JLJJHHH
-*after go	IHKNJKI
-*after going	IKIKIIL
-*after good	KMHGHHH
-*after guest	JKILJII
-*after half	KLJJIII
-*after hall	KJKJHLH
-*after hang	JLKHIHK
-*after head	JKJLIIH
-*after heat	KJIKIIL
-*after heater	KJJJHKK
-*after height	LJIIJII
-*after her	LJIGKHK
-*after here	JKGMIFI
-*after hid	KILKJII
-*after high	LLHIJHH
-*after hole	LKIIIIJ
-*after hook	ILLIJIK
-*after hose	MIJIJJI
-*after hot	IKKLIII
-*after hous	JKKGHLJ
-*after hum	IJIMIII
-*after hung	MHKJIHI
-*after i	JJKKLFH
-*after ice	JILKLII
-*after inch	KGLKHKH
-*after insid	LJLJIIH
-*after instead	MGFHKGL
-*after into	JKLJIHI
-*after iron	LKLIIII
-*after is	ILJKIKK
-*after island	KHKHLHH
-*after it	JKJKDKJ
-*after it'	JLIIJIL
-*after its	IMGLHGJ
-*after itself	JKKJHKG
-*after just	LJIIIIK
-*after keep	HNHHIIH
-*after kid	LIIKKIJ
-*after kitchen	JKJLIIJ
-*after knee	KLIIIII
-*after lamp	MIJIJII
-*after land	LKHKJII
-*after last	IJHHHMI
-*after leav	HKHMKHH
-*after leave	KLJGGEL
-*after led	IIIMJII
-*after leg	JLIIIIL
-*after level	JLIIIII
-*after light	MJJJHHI
-*after like	NHFIKJH
-*after line	MIIIJII
-*after linen	KKIJJII
-*after liv	HJHLHLI
-*after live	IJIKLKI
-*after loft	JLIIKII
-*after long	KKGKHHG
-*after look	JILLIIJ
-*after lost	IKILLII
-*after low	KKGKHHH
-*after machin	JILKLII
-*after man	KKIKJII
-*after match	MIIIJIJ
-*after may	IJKLIIJ
-*after me	JKKKJGK
-*after middl	ILLHHGG
-*after mine	JLLIIII
-*after mirror	MIKHHIJ
-*after mount	KJLIIKI
-*after mov	HHMKHLI
-*after move	ILLJIII
-*after must	IKKKGHL
-*after my	IKELGLJ
-*after near	KKKGHHJ
-*after need	HMKJKFK
-*after never	HLKHMHH
-*after new	KLFHHJJ
-*after next	KLIIHLI
-*after nich	JKIHILL
-*after no	IIFJNKI
-*after nobody	JIILIIK
-*after north	JLFGIHL
-*after noth	KKKIJIJ
-*after oak	KKIKIII
-*after obviously	JILLIII
-*after of	LJLIIBK
-*after off	HILMKIG
-*after ok	GOGGHGG
-*after okay	KLIIIII
-*after old	KLKHHHI
-*after one	KKKIKJI
-*after only	LJFJHFL
-*after open	LJKJIHI
-*after opposit	JKLJKHI
-*after or	KJGHLHH
-*after original	IMIIIII
-*after other	HLMHHKJ
-*after our	JJHKJKK
-*after out	HJKMIKG
-*after outlet	KLIJIII
-*after outsid	KIJJHLK
-*after oven	KKIHLII
-*after over	JJLKJJG
-*after overhead	KIIKIKK
-*after own	KLKHHKI
-*after paint	JLKKHHH
-*after pair	JMIIJJI
-*after panel	KKJKIHI
-*after pantry	KIMHKIJ
-*after patch	JMJIJII
-*after patio	KJIIJLH
-*after peninsula	JKJLKIJ
-*after pipe	JLIIIJI
-*after plac	LJLHHHI
-*after pleas	MJHJGHK
-*after plenty	LKJIIII
-*after plu	MIIIIJI
-*after plug	KLIIIHI
-*after pocket	ILLIJII
-*after porch	ILHJLHH
-*after post	KLIIIII
-*after present	ILLIIII
-*after pull	JLLIIHH
-*after put	KLIHIHK
-*after rack	LJHKHHJ
-*after radiator	KILLIII
-*after rafter	LIIKJIL
-*after rail	JLGLHGK
-*after rang	LIKIJII
-*after reach	KKLIIII
-*after rear	LJIKIHI
-*after remain	JKHHIKK
-*after repair	ILILIII
-*after replac	LJGLHGI
-*after return	IMIKIII
-*after right	ILKKHEK
-*after rip	KKJIKJI
-*after rod	JJLHILL
-*after rol	KKIIJII
-*after roof	LJIIKII
-*after room	IKJKKLK
-*after round	KJKKIIK
-*after run	KLHJHGG
-*after same	KLHHHHH
-*after scrap	IHINIIH
-*after seal	LKIHIII
-*after seat	JKHLIHI
-*after second	LJHHIKH
-*after see	KKIIJJK
-*after sell	IIILJLJ
-*after shar	LIKHIIK
-*after she	LIILIHI
-*after shed	JJILJLJ
-*after shelf	JJLHIHL
-*after shelv	MHKJIIK
-*after short	IMHHIHK
-*after shot	IIIMIII
-*after should	LIKJHKK
-*after shower	KKJJGGJ
-*after sid	KKJJHKK
-*after side	KKKHFDJ
-*after sink	KIKMGGJ
-*after sit	JLHKIHK
-*after six	KKHKHJJ
-*after slab	KKIKIII
-*after slat	LJIJJII
-*after slid	JKLJIHI
-*after slider	JKHLIHH
-*after slop	JLKKIHI
-*after sofa	MJIIJIJ
-*after solid	KKIJLIH
-*after sound	KJJKIJJ
-*after south	HMKGHHG
-*after spot	KJLHJIK
-*after stack	LLHHHHI
-*after stair	KJKJGJJ
-*after stand	JLJKIHI
-*after stay	FODIFLF
-*after step	JLHIIIL
-*after stick	JLKIJII
-*after stil	IMIIIII
-*after stov	ILKJIIK
-*after str	JLIKIII
-*after street	JLLIIIJ
-*after surviv	IMHKIII
-*after swing	KLHHKHH
-*after tabl	LKKIHHJ
-*after tak	LIIIJIL
-*after take	IIILILL
-*after tall	JLJHIIH
-*after that	LHJLEJI
-*after that'	MIIJIII
-*after the	KJLIIKI
-*after their	KLIIJII
-*after them	KKKKIII
-*after then	KIKLHHJ
-*after ther	KKJILJI
-*after they	JLHHKJH
-*after thing	LJIKIII
-*after thre	KKKGIHH
-*after through	KIKHILK
-*after tile	JIHLHKL
-*after till	JKJIJLL
-*after to	IIMLHKL
-*after toilet	LJJIHKL
-*after too	IKKLJFJ
-*after top	LKKJHHJ
-*after touch	ILKIIII
-*after toward	JKLIIII
-*after track	MHHKIHI
-*after tub	KIKKLGK
-*after under	KKLGEJJ
-*after unit	LJILIHH
-*after up	KJLIKJK
-*after upper	LKJIIII
-*after upstair	IKHKHMH
-*after us	KJKKIKI
-*after use	JJILJII
-*after valv	KKIJJJI
-*after vanity	IKLKIIK
-*after vent	LJKIIII
-*after w	KJIKHGK
-*after wal	LJHHIKG
-*after wall	JKKJJCK
-*after want	IKKJKHL
-*after washer	LIKJIHK
-*after water	JJKKIIK
-*after way	LIIJIIK
-*after we	KLJIKFI
-*after we'd	KJKKIII
-*after we've	JLIIIII
-*after were	HJKJMLI
-*after west	KKJHHHJ
-*after wheel	JLIIJII
-*after wher	LJLGFIK
-*after wherever	KKKHIIK
-*after whol	MJIIIIJ
-*after wide	LKIIIIJ
-*after wider	MIIKIII
-*after will	KJIHKLI
-*after window	LJLHEHI
-*after without	IMIKJJJ
-*after work	LLHHIHI
-*after would	LGKJKHK
-*after x	LJIGHGK
-*after year	IKHLHKK
-*after yes	KLHHKHH
-*after you	LJKIIKK
-*before "	MIJIIIK
-*before #	KKGIJKK
-*before &	KLJKIKH
-*before +	KJILIKI
-*before a	LJJIKJK
-*before about	KKIIKKI
-*before along	HIJKJKL
-*before also	LIJLIJI
-*before are	JKIKKHK
-*before at	JLHHIKK
-*before be	JIIILHL
-*before becaus	JLIIILJ
-*before behind	LHIKIHK
-*before bench	JJJIKLJ
-*before between	GIHJHJN
-*before box	LKJKJII
-*before but	KKGKJKJ
-*before by	JLJHHHK
-*before can	KLJKIHJ
-*before closet	KIILHHK
-*before corner	JKJIILK
-*before could	JKIHKIL
-*before counter	LIJIIKK
-*before cubbi	KLJIIII
-*before do	KKIHKLJ
-*before door	JJHLKHK
-*before down	LKJIJJJ
-*before drop	LIIKKII
-*before fac	IKJIIIL
-*before feet	LHIHHIL
-*before floor	LKIHIIK
-*before for	INGHJJH
-*before from	IIIIIIN
-*before ft	LKJIIIJ
-*before get	LIHJKKJ
-*before give	LJIHIIJ
-*before glas	KIILIKK
-*before go	JJIIIKL
-*before half	IJILIIL
-*before he	JLILKHI
-*before i	IJKKLLJ
-*before i'd	KIJKKGK
-*before if	JIIHHHM
-*before in	KIFLGKL
-*before inch	JIJKJIL
-*before instead	JIJMKIH
-*before is	JKFKJEK
-*before it	KIGKJKK
-*before it'	JKKLIHI
-*before just	KJILIHJ
-*before keep	ILIHKKK
-*before leave	IJHHHKL
-*before like	KKHKIIJ
-*before machin	LLIIIII
-*before make	MIJIJIJ
-*before me	KKIHLHH
-*before my	JLIKKKH
-*before need	LJHGJKJ
-*before next	KHJIKIL
-*before not	GHGINKJ
-*before now	ILILIII
-*before of	JJIKLIJ
-*before off	IIIHJIM
-*before on	JKGIKKL
-*before one	LLEKJIG
-*before only	JLIJIHL
-*before open	JIIKKKK
-*before or	LJIHKIK
-*before other	KLJIJIJ
-*before our	IKILIKJ
-*before out	KIIJIKK
-*before outlet	IKJJIIM
-*before outsid	IKIIJIL
-*before over	KJIIIKK
-*before pair	LLIHHHH
-*before peopl	ILJKIIK
-*before pleas	LJIIJIJ
-*before pull	LKJKJJI
-*before put	LJJGKHI
-*before rack	ILIIIIL
-*before refrigerator	JJIIJIL
-*before replac	KIIKKHJ
-*before right	KLIGIIK
-*before room	JKIKIHK
-*before run	MKIIIIH
-*before say	JJIHLLI
-*before she	KLJIILI
-*before shelf	IMJJJII
-*before shelv	HLJIJJM
-*before side	KKIHLHJ
-*before sink	JKKKHKJ
-*before stay	KJJKIIL
-*before stov	IKKKIIL
-*before swap	LIKIIIJ
-*before swing	LKIKIIH
-*before tabl	LHJKHIK
-*before take	KKIJJIL
-*before that	IJKKIKL
-*before the	IJGLJLK
-*before then	MIKKHHI
-*before there'	JKHJHLK
-*before they	KIILIKJ
-*before thre	KKILIII
-*before to	KIFJKFL
-*before toilet	KJLHJHK
-*before trad	KILIJJK
-*before tub	JKLJIHK
-*before under	JIJKIHL
-*before up	LJIKIHJ
-*before vanity	KIJKIJK
-*before want	KIJJLFJ
-*before we	ILGKKKI
-*before we'd	KIIKLIJ
-*before what	JJIJKKK
-*before wher	IKHKIHL
-*before which	LIIKJKI
-*before window	KHIIKHL
-*before would	KIIKLIJ
-*before you	JKIJJHL
-*closes # "	KKHHIHK
-*closes # '	LJIIIIH
-*closes # feet	KLIJJJI
-*closes # ft	LKIIIII
-*closes # in	KKIKIII
-*closes # inch	KHLHIII
-*closes a shelf	IJLIJIL
-*closes abov	NIHHJIH
-*closes abov it	KKIIIII
-*closes and all	KIIJILI
-*closes back wall	JKLHIHH
-*closes behind	LIIIJIK
-*closes behind me	LILIJII
-*closes both sid	KKIIJIK
-*closes by #	LKIIIIL
-*closes din room	JLHJILI
-*closes door	LJIKIII
-*closes down	IIIMIIJ
-*closes exist	IMJIIIJ
-*closes from upstair	IMIIIII
-*closes go	JIIMIHJ
-*closes good	KLIIIII
-*closes half wall	KKIKJJI
-*closes in	LKIHIHI
-*closes in #	IKIIILI
-*closes in it	KLIHIIJ
-*closes in ther	KKJJJHL
-*closes insid	MIIIJJI
-*closes is fine	LJIIIII
-*closes is now	MIIIJII
-*closes is plenty	LKJIIII
-*closes it is	KLHIIIH
-*closes leave	IMIIJJI
-*closes leave wall	LKHIIIH
-*closes long wall	LIILJII
-*closes new	LKIIJII
-*closes no	IJIJMHI
-*closes north wall	KKIIJII
-*closes not	IIIMHLI
-*closes not move	IMIIIII
-*closes off	IIHMIHI
-*closes on	MJJIJJI
-*closes on it	KJHHILI
-*closes only	KKIIJIL
-*closes our bedroom	LIIKIII
-*closes out	IHINHHI
-*closes outsid wall	KKJIJIL
-*closes over it	JKHKIKI
-*closes pleas	MIJIIIK
-*closes side only	LIIKJJI
-*closes south wall	KLIIJJI
-*closes stay	INIGIGI
-*closes swing door	LKJJIII
-*closes the back	LJHHIHK
-*closes the basement	HJILLLI
-*closes the bay	LIKJIII
-*closes the bed	JLIIIII
-*closes the bench	KLIIIHI
-*closes the ceil	MJJIIII
-*closes the closet	LILHHHI
-*closes the corner	JKKLHHG
-*closes the desk	LKKHIHI
-*closes the door	JKIKKFE
-*closes the fireplac	KKHLIII
-*closes the floor	JJLIIIH
-*closes the fridg	KLJIIII
-*closes the hall	JKKKHKH
-*closes the island	KILIIIJ
-*closes the leave	KKKHJHG
-*closes the middl	JMHIIHI
-*closes the mirror	LIKIIII
-*closes the open	MIIIJIJ
-*closes the right	KLKGIHH
-*closes the shower	MIKHIIH
-*closes the sink	LJKHHHI
-*closes the slider	JMIIJII
-*closes the south	JKKIJII
-*closes the stair	KKKGHKG
-*closes the toilet	JKHKIHK
-*closes the tub	JJKKHIK
-*closes the wall	MJJKHHI
-*closes the window	KKLIGFG
-*closes ther	MJGHHGI
-*closes tile	LIJJILI
-*closes to #	JILIIII
-*closes to it	KKIKJIJ
-*closes too	JKKKHII
-*closes two sid	JKJLIII
-*closes under it	MJHHJHI
-*closes up	KKLHIHH
-*closes wall	JKIIIIL
-*closes wall only	KKIIIIK
-*closes window side	MIIJJJI
-*closes with it	IIMKIII
-*closes x #	MIHHIHJ
-*closes yes	LKIIHHI
-*head #	KJKHIHL
-*head ac	JKIKIKI
-*head amp	IMIHILJ
-*head aquarium	IMIIIKJ
-*head backsplash	MJIHIHI
-*head bar	MFIKJGK
-*head barstool	KLIIKIJ
-*head bath	JLIIIKI
-*head bed	KJJIIKM
-*head bench	OGJJJFG
-*head bifold	JJHLIHL
-*head bik	HMLHHGL
-*head bike	IKIKLII
-*head bin	KKHKKJH
-*head blind	JIKLKKH
-*head block	MIIJIII
-*head board	JJLJKHI
-*head bookcas	LIKHHKI
-*head bookshelv	NIIIIII
-*head boot	HNIHIHI
-*head bowl	KIIHLLI
-*head box	IKJLHFL
-*head built-in	JLHHLHI
-*head bulb	JKIMIII
-*head bunk	JIIKKLI
-*head burner	IJIIKIL
-*head cabinet	JKILKIF
-*head can	JKILIHI
-*head car	HKHKLKJ
-*head cart	KLJIIII
-*head ceil	ILFLEIL
-*head chair	KKFJJLG
-*head chais	JLIIIJI
-*head chandelier	JJLLJGH
-*head charger	NHIIIII
-*head chut	IMIIIIH
-*head closet	IMHIFJM
-*head coat	JMIIIII
-*head collector	LIIIILI
-*head combo	KKIKIII
-*head commod	ILLIIIJ
-*head compressor	IMKIJII
-*head cooktop	LKIHKHK
-*head cord	KKIIIII
-*head couch	IKMJGGH
-*head counter	LIILFIK
-*head countertop	LHLHHHH
-*head credenza	KIILJII
-*head crib	LKIKHGG
-*head cubbi	LHHKKIH
-*head cupboard	MKHHHIH
-*head curtain	NHGJIKH
-*head dartboard	JKLIIKI
-*head dayb	LJIIIIL
-*head dehumidifier	KKHHLHI
-*head desk	LHLKIKF
-*head dimmer	NIIIHHH
-*head dishwasher	LKKHJGH
-*head door	KKHKKGI
-*head drain	LKKJGKF
-*head drap	MIIKIII
-*head drawer	MJFJJJI
-*head dresser	JLKLHHI
-*head drip	LIILIII
-*head drum	JKIIJLJ
-*head dryer	JIMJJJG
-*head drywal	MJHGKGH
-*head duct	JKLIIII
-*head dw	KKJKIIH
-*head electric	MJIKIII
-*head exhaust	KKIIIII
-*head fabric	IMIKIII
-*head fan	LJFJKEH
-*head faucet	LKGIGLH
-*head fil	LKIIIII
-*head fireplac	HLGILFL
-*head floor	JKDJKJL
-*head floor'	IKIKIIL
-*head fluorescent	IIIMIII
-*head for	MIIIIII
-*head four	MIIIIIJ
-*head freezer	IKLKHKI
-*head fridg	IKMIKJG
-*head furnac	HLHKIHL
-*head futon	JIHLLII
-*head glas	KKGJKGK
-*head glider	LHIIKIL
-*head gril	JJIIILI
-*head grout	LIJLKII
-*head head	JILILII
-*head headboard	KHJIIIK
-*head hearth	ILKKJII
-*head heat	LJKHJGJ
-*head heater	JKFLHKK
-*head hing	IIIJIIM
-*head hockey	JJIKJLJ
-*head hood	NIJGHJG
-*head hook	NHJJHGH
-*head induction	MIIKIII
-*head insulat	MIIIIII
-*head insulation	KJIKKHI
-*head island	KIGJKLJ
-*head kiln	KKIILII
-*head king	IIKKLII
-*head kitchenet	KIIIMII
-*head knob	LIIIIIL
-*head ladder	LKHIKHI
-*head lamp	KKKJKHH
-*head light	MIIJJIG
-*head line	LJIIJIK
-*head loader	LKIIJII
-*head locker	MJIHIII
-*head loveseat	KLHKIHI
-*head machin	JLJIHLH
-*head maker	KKHKIII
-*head mantel	LKIIIIH
-*head mat	LIIKILI
-*head microwav	LILJIHH
-*head mirror	LIJLFJJ
-*head mixer	KLJIJII
-*head monitor	KLIIIII
-*head mower	IKIMJII
-*head nich	LJIHLIK
-*head nightstand	MIIIKII
-*head one	LHHJKLJ
-*head only	MIIJIJJ
-*head opener	JJILIJI
-*head outlet	NIFIHGG
-*head oven	MIJJKFH
-*head paint	MIGGKHJ
-*head pan	KJIIILH
-*head panel	LLGIHJG
-*head pegboard	MJHIIII
-*head pendant	LIKKHHH
-*head peninsula	KIHLJII
-*head piano	IJLLIHI
-*head pip	HLKHIIL
-*head pipe	IMIIJII
-*head plain	NHIIIII
-*head plant	ILILKII
-*head pot	HMIKIHI
-*head printer	ILLHHKI
-*head pull-out	MIIIIII
-*head pump	KLIIIII
-*head rack	OGGJHGG
-*head radiator	KKJLIIH
-*head rail	KKILIHH
-*head rang	IMJHIJI
-*head recliner	JLILIII
-*head record	KJLKIIJ
-*head refrigerator	ILKHLKH
-*head rocker	KLHIHII
-*head rod	MJIIIII
-*head room	JJLIIIK
-*head rug	LJGKGKI
-*head safe	JMIIIIH
-*head sauna	JJIHMHI
-*head saw	ILLJHHI
-*head scal	IKIKILJ
-*head sconc	MJGJJHI
-*head seat	NHGJHGG
-*head sectional	LKIHIII
-*head shad	NGGGKHH
-*head shelf	LGJKGJK
-*head shelv	NDJIMIF
-*head sho	HNIIILH
-*head shower	LKHIEKI
-*head shutter	MIIIIII
-*head sideboard	JKKIKIH
-*head sink	JJLJJGJ
-*head skylight	JLHIHKL
-*head slab	KKJIIIK
-*head slatwal	MIIIJII
-*head slider	JKHLIKH
-*head sofa	ILKKJGH
-*head softener	IJILJKI
-*head speaker	JLKIIII
-*head split	NIHHHHH
-*head stackabl	MIIIIII
-*head stair	JMGGHKJ
-*head steam	JJIIMII
-*head stool	LKHLGGH
-*head stroller	ILLIIHJ
-*head stud	JLIKIIK
-*head stuf	KLJIJIJ
-*head sump	IMIIJII
-*head surround	JIHMHHI
-*head swing	LJKGHHK
-*head table'	ILIKIII
-*head tank	IJIMIIJ
-*head til	JKILIIH
-*head tile	MJEKIKG
-*head toilet	ILLIHCI
-*head top	NGJKHGH
-*head towel	JLIIKHI
-*head toy	JLIILII
-*head trash	KIIKIKI
-*head tray	MIIJJII
-*head treadmil	JKIKKKI
-*head tub	HKKKLIK
-*head tv	HKKKMKK
-*head twin	KLIJHHI
-*head upper	KJHLHHI
-*head vanity	JKKLEFI
-*head vent	JKLIIII
-*head wal	IMGFGJM
-*head wall	FHDJICQ
-*head wardrob	LKHJIII
-*head warmer	KIIKKII
-*head wash	KIIILII
-*head washer	HMJLGJJ
-*head whiteboard	MIIIIII
-*head window	ILDIJIM
-*head wire	KLIIJIJ
-*head woodstov	ILIJLLI
-*head workbench	JJLHHKH
-*mark 	LKJJGKK
-*mark ,	KKHKIKJ
-*mark -	IKGJMGL
-*mark :	JKKKIIJ
-*opens 	KKKKJJH
-*opens and	MJGKGGJ
-*opens and i	KIILKLI
-*opens and the	KLJIJIK
-*opens but	LKIKIHK
-*opens i	KKKIIKI
-*opens i not	JIJILIJ
-*opens i want	KILIHIL
-*opens i'd like	JLILIJH
-*opens one	KLHKJHG
-*opens put	KIKIJJJ
-*opens so	KKJKIGI
-*opens that	JKKKIKG
-*opens then	MJHIIII
-*opens we have	JLJIIJI
-*opens with	LHHKIKH
-*path 	KKKKJJH
-*path #UNP	KIJKJIK
-*path #UP	MIIIIII
-*path &	MJGKGGJ
-*path &v	LKIIIII
-*path 1	KLHKJHG
-*path B	KJKJIHK
-*path D#P	LKJIIII
-*path DN&	KLHKIHH
-*path DNN&	LIIKIHK
-*path DNNP	LJIIHKK
-*path DNP	JKKKIKI
-*path I	JLKKJKH
-*path Ih	JLKIIJI
-*path Iv	MHHHKJH
-*path IvP	IKILIIK
-*path N&	JKLKHKG
-*path NN&	LLHIIIH
-*path NNNP	KKIIILJ
-*path NNP	KKKGGFL
-*path NNPW	ILIIJHK
-*path NP	JJGKFFL
-*path NPDP	IKJIIIL
-*path NPN&	JIIIIKM
-*path NPNP	IKJIIIM
-*path NW	KLIIILI
-*path Nv	JLIKKIH
-*path P	KHHKHKK
-*path PDNP	IKIHLKL
-*path W	IKKKIKI
-*path a	LKHJHHJ
-*path bDNP	JIIKIKL
-*path q	KKJKIJJ
-*path qDNP	KIIKIIL
-*path v	JJLLJGG
-*path vDNP	KKJIKII
-*path vP	LIJIKJJ
-*tail #	LLHHIHI
-*tail #N	MIIIIII
-*tail #N#	KLHHIHH
-*tail #U	MJHIJIH
-*tail #UN	LKGIIII
-*tail #UP	MIJHIHH
-*tail &DN	JLHKHKI
-*tail &N	LIKHIIL
-*tail &NN	JKKJGGK
-*tail &NP	KLHHIII
-*tail &Nb	HLHKIKK
-*tail &Nv	ILLIIII
-*tail D	IKHJLHH
-*tail DN	NIGGJHI
-*tail DNN	JJIILIL
-*tail DNP	KKHHIIK
-*tail IN	JKKHLHI
-*tail INP	IMIJILJ
-*tail Ih	IMIIIII
-*tail IvP	KJLIIKI
-*tail N	JLGKKHI
-*tail N#	KKHLHHH
-*tail N#N	LIIKIII
-*tail N#U	LIKIIII
-*tail N&N	JKKKIIJ
-*tail NDN	KILKHKI
-*tail NIN	LJIKJIJ
-*tail NN	JKEKJKK
-*tail NN#	MIIJIKJ
-*tail NNN	KJHKKKI
-*tail NNP	LKKJGFF
-*tail NP	KJHLHHK
-*tail NP#	KKKIIII
-*tail NPD	LJJKIJH
-*tail NPP	JKKJIKH
-*tail NPT	KLIIIIJ
-*tail NUN	JJHLIHK
-*tail Na	IJKLIKI
-*tail NbN	IKIKKHL
-*tail Nbv	LKIIIII
-*tail Nv	JLHKIII
-*tail NvD	KLIIKII
-*tail NvN	LJILJII
-*tail NvP	KLHHIKH
-*tail P	LJIKEDJ
-*tail P#	LLHHHHI
-*tail P#N	KLGJHGI
-*tail P#U	JJLKIII
-*tail PD#	LKJGIIK
-*tail PDD	LKIIIII
-*tail PDP	JKLHIIH
-*tail PDS	JLJGHHI
-*tail PDa	LJJHIIK
-*tail PDv	LJJFGGJ
-*tail PN	MIHIEHL
-*tail PN&	LKIJIIH
-*tail PND	LKKHJII
-*tail PNN	KIILJKJ
-*tail PNP	LKGFHGJ
-*tail PNv	KKKHIIH
-*tail PP#	KIKIIII
-*tail PPD	JKLIKKG
-*tail PPN	LHKHIIK
-*tail PPT	JKHLJII
-*tail PT	LJLJGLG
-*tail PWN	KJLKIIH
-*tail Pa	KKIIKHI
-*tail S	JMIIIIH
-*tail UNN	LKIJIIH
-*tail WDN	LGLHIIJ
-*tail WN	KIILJII
-*tail WTb	KLHIJII
-*tail a	KKJIIJJ
-*tail aN	IJKLIII
-*tail aPD	KILKHIJ
-*tail b	IIHKKIM
-*tail bDN	JJGLLLH
-*tail bDP	LKLIJII
-*tail bN	JLELJKJ
-*tail bN&	IKIKLHI
-*tail bNN	KKHLHHI
-*tail bNP	IKKKHKL
-*tail bNa	JLJKIII
-*tail bP	IIILILI
-*tail bPD	GLKGKKL
-*tail bPN	KKLJIII
-*tail ba	LJLKIII
-*tail baN	IKIJILI
-*tail baP	IMIIIII
-*tail bv	IMIJIHI
-*tail bvP	JKIJILI
-*tail hDN	JIIMIII
-*tail hPb	KIIKJIL
-*tail hPv	IMKJJII
-*tail mN	ILGLHHK
-*tail mNN	IKIIJIL
-*tail mNP	KLJIJIK
-*tail mbN	JJKLHIK
-*tail mv	KMIHHHH
-*tail mvN	IKKKJII
-*tail mvP	HJLLKHJ
-*tail v	KLJJFEI
-*tail vD#	KKILIII
-*tail vDN	JMFIGGL
-*tail vN	IJJLKKJ
-*tail vNN	IMIIJII
-*tail vNP	KJJLHGH
-*tail vP	MIHKIHI
-*tail vPD	IKKLFKG
-*tail vPN	IJJLIMI
-*tail vPP	ILJLHJH
-*tail va	JIHMIKJ
-*tail vv	IJJIIIL
-*tail vvP	IILLJII
-*tail xN	LIIILII
-*then b	GLKKKLK
-*then b not	HKGKLJL
-*then m	JKKKICK
-*then m not	KJGKKJK
-*then v	IKKMGKJ
-*then v not	ILKILKK
-*verb are	ILJLIIK
-*verb do	LKIHHKK
-*verb drop	LIIIKII
-*verb get	LGHKKKI
-*verb give	MIJIIIK
-*verb is	JKGKGFK
-*verb it'	JLLLIHJ
-*verb keep	HLIIKKK
-*verb leave	IJIHIHM
-*verb like	KKILIIH
-*verb make	MIJIJIJ
-*verb need	MKHHHHJ
-*verb not not	IKIHKLL
-*verb not want	IKIKLHI
-*verb open	JIIKKKK
-*verb pull	LKJKJJI
-*verb put	LKKGHHI
-*verb replac	KIIKKHJ
-*verb run	MIIIJII
-*verb say	IKIIKLJ
-*verb stay	IKJKIIL
-*verb swap	LIKIIJK
-*verb swing	KLIKIII
-*verb take	KKIJJIL
-*verb there'	JKHHILK
-*verb want	KIKHJGK
-1 &	KKJJHJK
-1 (	HKLKGKK
-1 )	LJJHKHH
-1 +	LJIKIKI
-1 .	KKIKKJG
-1 ;	MIKJKLD
-1 about	KIKJLKH
-1 abov	HGHJIKO
-1 ad	LIJIKIJ
-1 add	MIIIIII
-1 against	HHHGIHO
-1 along	HGIGIHO
-1 also	MKHJHHH
-1 and	KKLLJKF
-1 are	HMJLIHI
-1 as	HKIHHLM
-1 at	JJFHHLM
-1 be	LHKIIKJ
-1 becaus	HMKIIHJ
-1 becom	MJJIIII
-1 behind	KJEIGEM
-1 below	HJHHIHM
-1 beneath	IKIIJIL
-1 besid	HGHGIHO
-1 between	HKGGIHM
-1 block	JLIKIHK
-1 bring	IKKIILI
-1 build	KLIHIHI
-1 by	JGFIGIO
-1 could	LJJJIIJ
-1 currently	JLIIJIK
-1 do	KJHHILK
-1 doe	ILIKJII
-1 down	MIIKKHJ
-1 fac	JJHJIGL
-1 face	IKIHJIL
-1 for	JNJGKKG
-1 from	GIFHGLM
-1 get	MIJHJKI
-1 give	IMIKJII
-1 hang	LLIHIHI
-1 have	KLKJJKH
-1 hold	KLJKIII
-1 hung	JKIMIII
-1 i	KKJKILH
-1 i'd	KIHKLHJ
-1 i've	ILHJLKI
-1 if	IJJJHGM
-1 in	JJHGKKM
-1 insid	HHIHIHN
-1 into	KIKGJJL
-1 is	LLKKJJH
-1 it	LLJJHKH
-1 it'	KLLJIHJ
-1 just	MKHJHHI
-1 keep	JLHJKJG
-1 leav	HLKHKIK
-1 leave	JKIKIHK
-1 like	NJJHHIJ
-1 lose	HHINIII
-1 love	LKIIIIK
-1 me	LLHGKHJ
-1 move	IKMIIIJ
-1 near	HHIHIHN
-1 need	NHGIKJH
-1 nor	ILJILIJ
-1 not	GIGJNKK
-1 now	IKKKIKJ
-1 off	HGGKHKM
-1 on	IKCGJKM
-1 one	LLJKJJF
-1 only	KKIKHGL
-1 open	IJHKKKL
-1 opposit	IHHIIHN
-1 or	MIHJKHJ
-1 outsid	IJIHIHM
-1 over	IJEHGJM
-1 past	IIIIJKM
-1 pleas	LJIHLII
-1 pull	KIKKILI
-1 put	KILJKKH
-1 remov	JJIMIII
-1 replac	LIHMHGH
-1 right	IJIKJIL
-1 say	ILIJLLH
-1 sinc	IJIKILK
-1 so	LJKKKHI
-1 swap	JHKMIII
-1 swing	KLIKIII
-1 take	IJJLHLH
-1 than	ILIKLII
-1 that	IKKKGKK
-1 then	LKLIHJH
-1 there'	GLJMJJJ
-1 through	IJIHILL
-1 to	JJHIJJM
-1 touch	ILIJJIJ
-1 toward	JIJIJJM
-1 under	JHIHGIN
-1 up	JJHMIKJ
-1 us	JJHKLKI
-1 use	JMIIKHI
-1 want	LIJGLIH
-1 we	HJIJLLI
-1 we've	IKKKIKI
-1 when	JIJJJLL
-1 wher	IIJKFKL
-1 with	KJKLJJH
-1 without	ILILHHK
-1 you	KLIIKHK
-2 !	MJHJIHK
-2 "	LIIILFL
-2 '	IMHGHHK
-2 (	KILJLHK
-2 )	LJHLDII
-2 ,	LKJKKIG
-2 .	LJLJLJG
-2 :	LKHHLHK
-2 ;	KKLJHHJ
-2 ?	HJKKLJL
-2 ^	KKKKKII
-2 a	LIKJIKH
-2 about	IKIILIK
-2 acros	LKHHJHL
-2 add	LIIIKII
-2 again	JKLKIIJ
-2 ahead	IMIIIIJ
-2 all	LHHKKHL
-2 along	JIIMJIJ
-2 already	KKHKIKH
-2 and	JLKJFLJ
-2 apiec	KJILIII
-2 are	KJILKHK
-2 arm	JKHKKIK
-2 around	JKLIIII
-2 ask	KIHJLJH
-2 at	JLIKIII
-2 attic	JLILJHI
-2 away	JJIHKHM
-2 bag	KJLIIII
-2 bar	KIHKKHM
-2 bare	KLIIIII
-2 base	ILIKJIJ
-2 basement	LIIHILI
-2 bath	JIHLIIL
-2 bathroom	KIKLIJI
-2 bay	ILKKKGI
-2 be	IJLHIKL
-2 beam	JKLKJIK
-2 becaus	JKIIIKK
-2 bed	LJKJHKJ
-2 bedroom	MHHKIKL
-2 behind	LKLHIHI
-2 below	LKKHIII
-2 bench	KKHGILJ
-2 better	KLIIIHJ
-2 between	KJLKJHI
-2 bin	KKHHIHL
-2 black	JMIJIHI
-2 board	KIIHLKL
-2 bolt	IIILIIM
-2 book	KJJIIIL
-2 both	LKIIIIJ
-2 bowl	KKIHIHL
-2 box	ILKKIGL
-2 boy	IKIILLI
-2 brick	KKIKIII
-2 build	KJILIIK
-2 bulkhead	IKLIJIL
-2 but	IIKMKKH
-2 cabinet	JKGJKJL
-2 call	IIILLIJ
-2 camp	KKIIJJI
-2 can	JLIJHKJ
-2 care	JKJILIJ
-2 carpet	LJHILGL
-2 center	LHHGJHM
-2 chair	JKHGHLL
-2 chandelier	JIIILIK
-2 chang	LIHLIII
-2 charger	IIJILIL
-2 chimney	LIHILHI
-2 clos	LJILIHI
-2 closet	LIGLJJK
-2 com	LIHHHLK
-2 come	JIKKJLK
-2 cooktop	JIJIJIM
-2 cord	IIJMJIJ
-2 corner	KLIJGEK
-2 cost	IMIKJII
-2 couch	JLKKIIJ
-2 could	MHIILII
-2 counter	KJKLGKJ
-2 cousin	JLIILII
-2 cover	JKILKII
-2 crack	JLIKIIL
-2 crib	LIHKIHL
-2 cubbi	ILIKLIL
-2 curtain	MKHKKHI
-2 day	KJIKIIL
-2 dayb	JIIKIIL
-2 deck	JIIKIIL
-2 deep	IMHLHHI
-2 demo	IIIMIII
-2 den	KKIKIIK
-2 desk	JJJKLGK
-2 die	KLIKIII
-2 dishwasher	JKIIIIL
-2 do	LIHLJHJ
-2 done	KIILILJ
-2 door	KKKJJHK
-2 down	KKIJGIK
-2 drain	MIGJHKJ
-2 drawer	KKGJJJJ
-2 dream	MKIIIII
-2 dresser	KKHKIHL
-2 dryer	JKKMHJJ
-2 each	KKHKIHK
-2 east	JMIHJJJ
-2 eat	KKIIJIL
-2 em	KJJLIIJ
-2 end	KKKLIGK
-2 enough	IMIIILI
-2 everyth	LHLKHHJ
-2 except	ILJIJIJ
-2 exist	IMHKIHJ
-2 fan	JHIKKLK
-2 fancy	IKJLJII
-2 far	JIIILIM
-2 faucet	KLIKJII
-2 feet	KKGJGGL
-2 fine	JJJJLKH
-2 fireplac	JILKKHJ
-2 fit	JKKKKGK
-2 fix	ILJIJIK
-2 floor	KKKFKEL
-2 foot	KJIHIHM
-2 for	KKIKHLI
-2 four	KKHLKIJ
-2 freezer	JLLIJIK
-2 fridg	KLKIKFJ
-2 from	LIIIJJL
-2 ft	KKHKHGI
-2 furnac	KKKHIHK
-2 futon	ILLIJIJ
-2 garag	KKHJHKL
-2 get	JLHKHKH
-2 give	LKHLHKH
-2 glas	KJKKJHJ
-2 go	KIJJILK
-2 good	KLGKGGH
-2 green	LKIIKIJ
-2 half	KLKKHGH
-2 hall	ILJJIFL
-2 hallway	MIIIJIK
-2 hand	JKLJIIL
-2 hang	LHHHHJM
-2 happy	IJJLIIJ
-2 he	KKKHKKI
-2 head	JKIKIKK
-2 heat	LJKKJHI
-2 heater	JKKHIKK
-2 height	LJIIIKH
-2 her	JLKIIKI
-2 here	KJHKKHK
-2 high	KJHKLHJ
-2 him	KHILIIL
-2 hole	LKHKIII
-2 home	JLIHIKI
-2 hood	LMIHHKI
-2 hook	JKIIKKJ
-2 hous	KKILIHI
-2 hung	JKIJJHM
-2 husband	JKJILHI
-2 i	KMIIJIH
-2 i'd	LIKKJJI
-2 in	KLJGKEJ
-2 inch	LJJHGGL
-2 insid	IKKLHHK
-2 instead	JJHMLGH
-2 insulat	LIIIIIL
-2 insulation	JKILIIK
-2 interest	JJJJLIJ
-2 is	KHMJJHK
-2 island	LGJKLKI
-2 it'	JGHLIGL
-2 job	LJILIII
-2 just	LHIHIKL
-2 keep	HKJMJEK
-2 kid	LKHHLHI
-2 kind	LKIILII
-2 kitchen	IKHKKKJ
-2 lamp	KKILJGJ
-2 land	KILKIIK
-2 laundry	LKHKIKI
-2 leav	JKKLHHI
-2 leave	ILLFJEM
-2 leg	JKKKJHI
-2 level	JLILIIJ
-2 library	KKJKIII
-2 lift	JKIIILK
-2 light	KJGKIFL
-2 like	ILLKIII
-2 live	IKILIIL
-2 lock	ILIKJHJ
-2 look	KKHHILK
-2 loveseat	JKKLJIJ
-2 machin	KMHJHHI
-2 make	MIIKJII
-2 mat	LJIKIKI
-2 mayb	JKIHJHL
-2 me	KLIJIGJ
-2 microwav	MIIHIKK
-2 middl	KJGLHHL
-2 mine	JKIIILL
-2 mirror	ILHLIGK
-2 money	MIIIIIJ
-2 move	LLHHHHK
-2 mower	JILIJLJ
-2 much	KKIIKII
-2 need	LJKJLGH
-2 never	KJIJJHK
-2 new	LIILHHH
-2 next	IJHGHJM
-2 nich	LILIKII
-2 no	MIHJKKH
-2 nook	MIIJJIK
-2 north	JLHKIHI
-2 not	KJIGLJL
-2 noth	JLLHHJI
-2 now	JKILHJJ
-2 oak	LIIKIII
-2 of	JKIIIHL
-2 offer	IIJIMIK
-2 ok	ILKKHKI
-2 on	JLGKHJK
-2 only	KJHLIJK
-2 open	MJMJHFI
-2 or	KKIIIIJ
-2 other	KLIKIHJ
-2 our	KJKKIKI
-2 outlet	HIHJJJM
-2 outsid	KKIKIKI
-2 oven	LJJGIJL
-2 over	KKHIKHL
-2 pad	ILIIJIL
-2 paint	KILKKHI
-2 pair	KMHHKHJ
-2 pan	LHIKILJ
-2 panel	KKHKJHK
-2 pantry	JJLIIIL
-2 park	LILIJIK
-2 parlor	KLLIIJJ
-2 part	ILHJIHL
-2 pay	MIIJJII
-2 peel	JIIKKIL
-2 plac	LJLKIJI
-2 plant	LIKJJII
-2 pleas	LKKJJGH
-2 possibl	LILIIIK
-2 post	MHIIIIJ
-2 pot	KIJJJIL
-2 printer	JKJIJIK
-2 pulley	KLIIIII
-2 pump	KKIIIIL
-2 put	JLJHKHJ
-2 radiator	LKHHIHK
-2 rail	KKHJIHK
-2 rang	JLIKIHL
-2 rather	KIIHLIJ
-2 reach	JIKLJIL
-2 remain	IKIJKIL
-2 replac	KJHLKGJ
-2 right	JKMIIEL
-2 rod	JLIJIKJ
-2 room	JKEKKKI
-2 router	LKIIIIJ
-2 rug	JJLJIKJ
-2 run	LKHIHKJ
-2 sacrific	KLIIJIJ
-2 same	LJIKIIJ
-2 seal	KHILIIJ
-2 seat	IKHJHKK
-2 second	MIJKIII
-2 sell	KKIJLHI
-2 shad	IKKJIHK
-2 shar	JLIKIIK
-2 she	LKJKHKI
-2 shelf	KKIJHKJ
-2 shelv	IMHHHJL
-2 shop	LKIIIII
-2 shot	KJILIII
-2 shower	LHKKJKJ
-2 sid	JJKKIJK
-2 side	JKLHJJL
-2 sink	KLKIJCJ
-2 sit	KKHKIHJ
-2 six	JJKLKII
-2 slab	LJHHKHL
-2 slider	KJKJKHK
-2 slop	LKIKJIJ
-2 so	NIJKGJJ
-2 sofa	KKIKLIJ
-2 somewher	JKIIJKL
-2 south	JLHIIIJ
-2 split	KJLIIIJ
-2 spot	KLJKHGJ
-2 spr	ILJILII
-2 stair	ILLJKFK
-2 stand	KKJJHKL
-2 start	LIJKIIJ
-2 station	JLJIIIK
-2 stay	KKHLJIJ
-2 step	LKJJIGK
-2 stool	MHHHIHK
-2 stov	KKKKHIK
-2 stuf	KJIKIIJ
-2 subpanel	LIIIJIM
-2 surfac	JKILKII
-2 surround	IKJLJIL
-2 surviv	JKIIKLI
-2 swing	IJKIKIM
-2 tabl	LGGLKFK
-2 take	JIIMJII
-2 talk	IIJIMII
-2 that'	JLKIJHJ
-2 the	GKHIHJM
-2 then	KKGJJJI
-2 there'	JKIKIIK
-2 thing	KJHLIGJ
-2 think	JLIILHJ
-2 thos	LKJKJIJ
-2 thre	KJKLIHJ
-2 tile	KJHHHKL
-2 time	KJHKILI
-2 today	KHKMIHH
-2 too	KKHKHHI
-2 top	LLHJJGJ
-2 touch	KKIIKLI
-2 tower	KKIIJJL
-2 tree	JKILJIJ
-2 tub	JKKIJFM
-2 tuesday	KLIIIII
-2 turn	JKHKKIK
-2 tv	ILHJJJK
-2 twin	KJIKIIJ
-2 two	LIGHKGL
-2 undecid	MIIIIII
-2 under	LJHJILJ
-2 up	KLJHHFM
-2 upstair	KIIKILH
-2 us	LIHLKHI
-2 use	IJKLIIL
-2 vanity	KLGJHHK
-2 vent	KIKKIHL
-2 vinyl	IIJLJIL
-2 visit	KKIKIII
-2 wal	LIKLHGH
-2 wall	JKLIIJL
-2 want	JKJHLHL
-2 washer	JKHLIHK
-2 way	LKKKHHH
-2 we	KKGJJKI
-2 we'd	LJKKIII
-2 week	KIJLIII
-2 well	JLIKIIJ
-2 were	JKHIHLJ
-2 wheel	KIILIKL
-2 wher	IKKHJIM
-2 which	ILIIIIJ
-2 whit	MKIIIHH
-2 wide	JLJLIHI
-2 width	IJILJIL
-2 wife	MKIHKHI
-2 work	KKGIGKL
-2 workbench	IKIIJIL
-2 would	LJIKJII
-2 yard	JLKJIIJ
-2 year	KKIKIKI
-2 yes	JIIKMGH
-2 zone	KKLIIIJ
-21 ! !	MJIIJHK
-21 " ,	MIIIKII
-21 " .	KKJIKGK
-21 # )	LJKIIIH
-21 # ,	LIGJKJJ
-21 # -	KKJIIKH
-21 # .	JMKIFDK
-21 # and	LILLJII
-21 # on	ILJIIIK
-21 # with	HLILKHJ
-21 ' .	KLIHIII
-21 ) ,	LJEKFDJ
-21 ) .	KKHKFIE
-21 ) and	JLIIILJ
-21 , and	KKKKJGI
-21 , below	IKIIIIK
-21 , for	JKLIIIK
-21 , i	KMIHIJI
-21 , just	LLIIIII
-21 , keep	LJJIJJJ
-21 , not	IKIKLGK
-21 , on	LJIHIHK
-21 , one	KKILKIH
-21 , or	LKIKIII
-21 , over	MIIJJIJ
-21 , put	MIIIIIJ
-21 , so	LKJLJEG
-21 , then	KLKHIKI
-21 , under	KKIHHIK
-21 , wher	IHHKJKL
-21 , with	KJKKKJG
-21 . and	MIHILKI
-21 . but	IIKLIIL
-21 . could	MIIKJJI
-21 . i	KKIHJLI
-21 . i'd	KJJIKJJ
-21 . i've	ILIKKII
-21 . in	KKIIJIL
-21 . not	JIJILKI
-21 . one	LKIGHII
-21 . put	JKLIHIJ
-21 . so	KILJHHK
-21 . take	JJKKJIJ
-21 . that	JKLJIKJ
-21 . then	LKKHIHI
-21 . there'	JLGKIKG
-21 . under	LHIIIIK
-21 . we	IJJKLKI
-21 . we've	JILLJKJ
-21 : one	MIJJJJJ
-21 ^ -	JIILIIL
-21 ^ we	ILJIKKJ
-21 abov ,	JKKKKHI
-21 abov .	KJIKIKI
-21 acros from	IIIIJIM
-21 add :	LIIIKII
-21 ahead ,	JMIIJII
-21 all .	LIIKKIH
-21 along with	IIIMJII
-21 already .	KKIIIHI
-21 and one	KLIJIIH
-21 and put	KLKIIII
-21 are .	JKILIIH
-21 arm .	JLIIKII
-21 ask about	MKIIIIJ
-21 ask for	KHIILKH
-21 attic .	JLJKKII
-21 away .	JKIILII
-21 away from	JIIIJHM
-21 back .	KJKJKKH
-21 back of	JKLKJIJ
-21 back to	IKIHIIL
-21 bag ,	KJLIIII
-21 bar ,	LIILIII
-21 bare .	KLIIIII
-21 bath .	KIILIII
-21 bay ,	IKILLII
-21 bay .	KKLIIII
-21 be .	KKLIKII
-21 becaus of	JKJIIKK
-21 bed ,	KLKHHHH
-21 bed .	MJIKIII
-21 bed under	IIJJJLJ
-21 bedroom .	LIILIHK
-21 behind ,	KILIIII
-21 behind .	JMIIIII
-21 behind wher	LIKIJIJ
-21 below .	MIKIIII
-21 bench ,	LHIHJKI
-21 bench .	KLIHILH
-21 better .	KLIJIHI
-21 between .	LILIIII
-21 black .	JMIHIII
-21 bowl .	LLJIJIJ
-21 box .	IMIHJIL
-21 cabinet ,	KLHJHHH
-21 cabinet .	KKIJLII
-21 camp .	KKIIJJI
-21 carpet .	JKIJLHI
-21 ceil ,	LJIKJIK
-21 ceil .	JJLILII
-21 center .	MIHIIHK
-21 center on	IIJIJIM
-21 chair ,	KKIIIKI
-21 chair .	KKIIILK
-21 chimney .	LIIILII
-21 clear .	KKKJJII
-21 clos to	ILJIJJJ
-21 closet ,	MHIHJIK
-21 closet .	JJHLJLH
-21 closet with	KHILIIK
-21 corner ,	KLHHJIG
-21 corner .	ILJLHGK
-21 corner by	LKJHJIJ
-21 counter ,	JJLIHKK
-21 counter .	LIHLIHI
-21 counter by	IIJJJIM
-21 curtain .	LJHKJHH
-21 deep .	IMIKIII
-21 desk ,	KIILJJI
-21 desk .	IKHKLHI
-21 die .	KLIKIII
-21 door ,	KKKIIFK
-21 door .	KLKIJIC
-21 door and	JIIKIIM
-21 door is	IIIKJIL
-21 door on	IKJIIIL
-21 door wher	IIILJLJ
-21 door with	LKJIIIK
-21 down ,	MKIIIII
-21 down .	ILGKHJH
-21 drain ,	MIJIJII
-21 drain .	LKHKIII
-21 drawer ,	LKIIIIH
-21 drawer .	KKHKKHH
-21 drawer and	JIIKJKI
-21 dresser ,	KKIKJII
-21 dryer ,	JKKKJII
-21 dryer .	JIKLIII
-21 each ,	JMJIJII
-21 end ,	ILKKIHH
-21 end .	LKHLJII
-21 end and	LIIKJJI
-21 end of	JIJIJIM
-21 enough for	ILJIILI
-21 everyth .	LILIIII
-21 exist :	IMIIJJI
-21 fan with	KIILKII
-21 fancy .	IKJLJII
-21 feet ,	KLJIJII
-21 feet .	ILHKIHK
-21 feet of	LHIHIIL
-21 fine ,	KKIKJII
-21 fine .	JIKJLLH
-21 fireplac ,	JILIKII
-21 fit ,	KLKIIII
-21 floor ,	KJHHLGG
-21 floor .	KLLHHGG
-21 foot of	IIIIJIM
-21 for .	IKJLIII
-21 fridg ,	KKKHKHH
-21 fridg .	JMHJIHI
-21 front .	JJLLKHJ
-21 front of	JKHHIKL
-21 ft ,	KLIHIHH
-21 ft .	MIIKIIH
-21 ft of	LKJIJJI
-21 garag .	LKHIIKH
-21 get .	JLIIIII
-21 give me	LKIIIJI
-21 give us	KKJIJLJ
-21 glas ,	MIIIKJI
-21 glas .	JLKIIII
-21 go ,	MIHIIKH
-21 go .	KKJKJFG
-21 go on	LHJIIHK
-21 go wher	JIKHJKL
-21 good ,	MJIIIII
-21 good .	ILILHHH
-21 half .	KKKKIHJ
-21 half :	LKHIIII
-21 hall ,	JLIIIIL
-21 hall .	ILKKJHL
-21 hallway .	MIIIJII
-21 have .	KJKHLHI
-21 have :	JLIHILI
-21 head .	JLIKIII
-21 heat .	KIKLKII
-21 height .	MJIIIII
-21 her ,	JLIIIII
-21 here .	KLIIKII
-21 high .	JKHKLHH
-21 hole .	JKIKIJI
-21 home ,	JLIIJII
-21 hung from	JIJIJIM
-21 husband want	JJJJLII
-21 i have	JNIHHIH
-21 i like	IMIJJIJ
-21 i need	MIIIIII
-21 i want	LKKHJKH
-21 i'd do	JJJJIJL
-21 i'd like	MJKJIHI
-21 in ,	JLKHKHH
-21 in .	KKKIKGG
-21 inch ,	LKKHIHG
-21 inch .	KKHJIHL
-21 insid .	ILKKIII
-21 instead .	KKIJKII
-21 instead of	HHINLIH
-21 insulation ,	JIJLJIL
-21 interest in	JJJJLIJ
-21 is ,	JIMKKHI
-21 is .	LJLJKFG
-21 is ;	IILLJIJ
-21 is in	IIIIJIM
-21 is under	IIJJJIM
-21 island with	KIILKIJ
-21 it ,	KMJIHJF
-21 it .	IKILKKC
-21 it and	LJIKLIJ
-21 it have	KKIKKII
-21 it need	KIJIJIL
-21 it on	LIIIIKJ
-21 it with	IHMKIKI
-21 job .	LJILIII
-21 keep .	IHKMJGG
-21 keep :	ILILIII
-21 kid .	MIIIKIJ
-21 kind .	KKJIKJI
-21 kitchen .	KJIKKII
-21 lamp ,	JLJIKII
-21 leav .	KLKJIII
-21 leave ,	JKLHHHG
-21 leave .	KLKIKGG
-21 leave of	HHHFHHO
-21 light ,	MJIIIII
-21 light .	KKHJJHL
-21 like to	ILJLIJI
-21 machin .	LLIIIII
-21 mat .	LJIIIKI
-21 me ,	JLKJIJH
-21 me .	KLIJIII
-21 middl ,	IJILJIL
-21 middl of	KIJIIIL
-21 mine .	JLIJIII
-21 move .	LKHHIII
-21 need :	LIIJLIJ
-21 never have	MIIIIIJ
-21 new .	IKILIII
-21 next to	HJHGHJM
-21 no ,	LIJLILI
-21 no .	LKHIKGI
-21 north ,	JKILJIH
-21 not .	MIHJIHI
-21 not need	KIJILKI
-21 not want	JKIHLHI
-21 noth .	KLIIIIJ
-21 now .	LKJKHHH
-21 off ,	NIHGHGG
-21 off .	JKKKLGH
-21 ok .	ILKJHKG
-21 on .	JLHJHKH
-21 one ,	LJIIKHL
-21 one .	JJKKGLK
-21 one :	LLIIJII
-21 one of	KKIILIK
-21 one over	IJJJJJM
-21 only ,	KJIILJI
-21 open .	MJJHIHH
-21 other .	KLIKIII
-21 our have	JKKKJII
-21 out ,	KKKIIGH
-21 out .	JKGLKKI
-21 out and	LLIHJHI
-21 out of	HIJKJLK
-21 oven .	LILIIII
-21 over .	JLIJKII
-21 paint .	JJLKIII
-21 pair of	KMIHHHH
-21 pan ,	KIJIILH
-21 panel on	IIJJJIM
-21 pantry .	JKLIIII
-21 plac ,	MIIIJII
-21 plac of	HHIMIIJ
-21 plac with	KJLIIIJ
-21 pleas ,	LJIKHHH
-21 pleas .	LJKJIHJ
-21 porch .	LLIIIII
-21 pulley .	JLIIIII
-21 put in	JLIILII
-21 rack ,	KKLIIIH
-21 rack .	JKILIII
-21 rail ,	KLJIJJI
-21 rail .	KJILJII
-21 rang ,	KKHHIHH
-21 replac .	IJIMHHI
-21 replac by	MIJIIII
-21 right ,	JLKIIHH
-21 right .	KJKKJGH
-21 right of	JJHGHHM
-21 rod and	JLIKIKJ
-21 roof .	KLIJJJI
-21 room ,	JJHLHKG
-21 room .	KKHJKJG
-21 room :	KKIKKHI
-21 room with	MIIHIKK
-21 rug .	JILJILI
-21 run .	LKJJJIJ
-21 run of	MIJJJJI
-21 sacrific .	JLIIJJI
-21 seat ,	JLJJJJI
-21 shelf for	IMJJJII
-21 shelf over	IIIJJLK
-21 shelv .	JLIIIKI
-21 shelv on	JIJIJJM
-21 shot .	KIILIII
-21 shower ,	LHKHKIH
-21 sid ,	LKJJJJI
-21 sid .	KJKKIHI
-21 side ,	JKLJJGG
-21 side :	JKLHHHH
-21 side of	KGHHIHM
-21 sink ,	LJJJKGK
-21 sink .	KMGJJFF
-21 sink and	JLKHKHK
-21 six .	JIKLKII
-21 slab .	LKIIIIL
-21 slider .	JIKKKIH
-21 slop .	LKIKJJI
-21 so .	MIIKIII
-21 so :	LIKJIHH
-21 so put	LIIIJIK
-21 south .	KKIJJII
-21 split ,	KLJJJJI
-21 spot ,	KKJIIIH
-21 spot .	JKJLIHH
-21 stair .	HLLJJGK
-21 stay ,	KKHLIGG
-21 stay .	KKFKKFG
-21 stay by	IIJIJHM
-21 stay on	JKJIJIL
-21 step .	KLKHIHH
-21 stool .	MJIIJII
-21 stool at	LIJIIIK
-21 stov ,	KJKIIKK
-21 stov .	ILIKIII
-21 swing .	IKLILJI
-21 tabl ,	LIILHHH
-21 tabl .	KIILLHI
-21 that ,	MIJIJII
-21 that .	KKJKHGH
-21 that not	IIILLIK
-21 that' wher	JMJJJII
-21 the leave	IKIIIIL
-21 the outsid	IKJIJIL
-21 them .	JLHKHKK
-21 then ,	JLJJIII
-21 then .	KJIKKHI
-21 ther is	KLILIHH
-21 thing .	IJIMIII
-21 thre .	LJJIJII
-21 tile ,	KJIIJLI
-21 time .	KKILIII
-21 to besid	JIIIJIM
-21 to face	JJIIJIM
-21 to get	JMIIJIJ
-21 to replac	IIJMJJJ
-21 to wher	IIIKJJK
-21 toilet ,	JJKKJKH
-21 toilet .	KMIIIII
-21 toilet and	KJJIIIL
-21 toilet wher	IJIMJJJ
-21 too .	JLHKHHH
-21 top .	LLHIIII
-21 top of	IKJIJIM
-21 tub ,	JLIILII
-21 tub .	KMHKHHH
-21 tuesday .	KLIIIII
-21 tv ,	LIJJLKI
-21 tv .	JMIKJII
-21 two ,	JLIIIII
-21 two .	LIIILII
-21 under ,	LJJIJII
-21 under .	KJIJILH
-21 up ,	LKIJIII
-21 up .	KLHIIHH
-21 upstair ,	LIJIILI
-21 upstair .	KJILIIJ
-21 us ,	MIJIJII
-21 us .	LJIJKII
-21 vanity ,	KJILIII
-21 vanity .	LLIIIII
-21 vent .	LJKKIHH
-21 wal ,	LHHLIHH
-21 wal .	KKKIIII
-21 wall (	JILIJIL
-21 wall ,	KLKDHDJ
-21 wall behind	ILIIJIK
-21 wall by	JIJIJHM
-21 wall for	LJLIIHK
-21 wall is	IIIIJLK
-21 wall of	KIKILIH
-21 wall wher	IIIHIKM
-21 wall with	KKGJIGL
-21 want :	KLIIHIH
-21 washer ,	JKHKIHH
-21 way .	LJILIII
-21 we have	IJIKJLK
-21 we need	KKJKIHI
-21 we want	LJIIJKK
-21 week .	KIJLIII
-21 were ,	LLJIIIH
-21 were .	LJJKILJ
-21 wheel .	KIILILI
-21 whit ,	LJIIJII
-21 wide .	JLKJJIH
-21 width .	IJILJIL
-21 window ,	KKJIHGK
-21 window .	JJKLKJF
-21 window ;	KKKLIHI
-21 window in	IIJJJJM
-21 window wher	IIILJKJ
-21 window with	KLIIJIJ
-21 work .	LJHJHKL
-21 year .	LJIKIHH
-21 yes .	IJJKMHI
-3 "	KLFIKFJ
-3 #	IMGJIHL
-3 &	MLIIIIJ
-3 '	JLIJHLI
-3 (	KKLJILI
-3 )	KLKGGGJ
-3 -	LLIKIHJ
-3 .	KKJLIJJ
-3 ...	LKIJJII
-3 /	KKHKKHJ
-3 :	JKKLKKI
-3 ;	KKHJHHL
-3 =	IKIIMIJ
-3 ?	JIHILJL
-3 ^	KKKKJJI
-3 abov	LJILIHJ
-3 air	MIIIJIK
-3 all	JLKJIKI
-3 allow	JLIKIKI
-3 along	LIIIJJL
-3 already	JMHIIHI
-3 also	JJILIII
-3 an	KJHIJLJ
-3 and	JLIKJIJ
-3 are	KJHKHKL
-3 around	JJHLIHL
-3 as	KJHJKHM
-3 ask	KLKIIIJ
-3 at	KKJKHJI
-3 bar	JLHKIHJ
-3 barn	LIJIJIL
-3 basement	KLIKIHI
-3 bath	IJKJIKL
-3 bathroom	KHHHILL
-3 bay	JLIKIHJ
-3 becaus	KKIHJKK
-3 bed	LJHKJGK
-3 bedroom	KJIJLHI
-3 been	KJIIILK
-3 behind	ILKKJFJ
-3 bench	KKJILIJ
-3 besid	JKIKLHH
-3 between	JIHGHJM
-3 bifold	LKIHIII
-3 big	IJKKHKL
-3 block	MJIHJIK
-3 board	KIILIIL
-3 both	KKIKIIK
-3 box	LJIJIHK
-3 broom	KLIIIII
-3 build	LIJIILK
-3 built-in	KLIIJIL
-3 but	KKIGKKJ
-3 by	KKGJKJJ
-3 cabinet	JHLMHHK
-3 came	KIILJIK
-3 can	JJGLGIL
-3 car	JKIKIII
-3 ceil	ILJKHFK
-3 chair	LKIKJHJ
-3 chang	JJKKLGK
-3 chest	JJKKIHK
-3 church	IMIHKII
-3 clos	ILIIIIK
-3 closet	KKJLKGI
-3 com	KJJKHJK
-3 come	JKJKKGL
-3 corner	MHHJIIK
-3 couch	JKLIIIJ
-3 could	JIIKIIM
-3 counter	KKHJILI
-3 curb	MIIKJIK
-3 curtain	KKIIKIL
-3 dark	JLJIKIL
-3 dead	LIIIIIL
-3 deep	KJIJJKL
-3 desk	JJILIIK
-3 din	LKIKKHI
-3 do	JKHKLHJ
-3 done	KLIIIHK
-3 door	KLKIIEJ
-3 doubl	JLHKIKK
-3 down	IJLLIIJ
-3 drain	KIIKHKL
-3 drawer	KKIJKHK
-3 dry	KKIIILJ
-3 dryer	LHIKILI
-3 drywal	ILLKIII
-3 each	KKGLHHI
-3 east	JMJKIHI
-3 eight	LIILJIJ
-3 either	IKIKIIM
-3 else	KJKIJHJ
-3 end	KKHHIHL
-3 epoxy	KIIIIIL
-3 exist	MIIIJIL
-3 fac	KHKKJIL
-3 fan	LIIHLHK
-3 far	HLHJIHK
-3 feet	JHHKLIL
-3 finish	LILKIHI
-3 five	MIIIJII
-3 floor	MJGIHLJ
-3 foot	KLKIIIJ
-3 for	JLIKHJJ
-3 foundation	KKIKIII
-3 four	LJKHJIJ
-3 freezer	ILIIIIJ
-3 french	KJIIKIL
-3 fridg	KJHHKKK
-3 from	KIGHLLL
-3 front	JKLJKHJ
-3 frost	JLJLJIJ
-3 ft	KLGJKFI
-3 full	ILIKIHL
-3 furnac	KKHKIIK
-3 gabl	KLKIIIJ
-3 garag	KJKHLLI
-3 gas	LJIJHLI
-3 get	LJIKGJK
-3 glas	JKHLJJK
-3 go	KKHKHKK
-3 golf	ILLIKHH
-3 good	KKIKIJK
-3 great	JMJIJII
-3 guest	JJIJLKJ
-3 half	KKGJIHL
-3 hall	JJKLIGJ
-3 hand	JKKKHKK
-3 hang	ILIJIIJ
-3 haul	JMIIIII
-3 he	KLIKHHJ
-3 hear	JKLIIIJ
-3 heat	JIILLHI
-3 heater	KLIHIIJ
-3 here	KLJJJHI
-3 high	LIIIJIL
-3 his	KKHKHKK
-3 hous	KJILHKJ
-3 i	JKKHLIJ
-3 i'd	KIJLKGJ
-3 i'm	LJKKIHI
-3 i've	JLIIKKI
-3 if	KKKKIHJ
-3 inch	JKJJHGK
-3 iron	KIJKJJL
-3 island	KKIKIIK
-3 it	LJJKILJ
-3 it'	KJIKKKI
-3 its	IKIMHFJ
-3 keep	LKHIKHJ
-3 kitchen	MHIKIIK
-3 knee	MJHHIHI
-3 l	KIIIIIL
-3 last	JKKIILI
-3 laundry	KKKKIIK
-3 leav	KHHKKKK
-3 leave	IMFKGKK
-3 light	LJJGLKJ
-3 like	KKLIIKJ
-3 linen	JJIGIKM
-3 liv	KKILIHI
-3 long	JILKIGL
-3 look	MHKHILJ
-3 low	LKHJHHJ
-3 man	LJIIKKH
-3 mantel	IMJIJII
-3 may	IKIKJIL
-3 me	LKIJLHJ
-3 mini	JLKHIHJ
-3 mirror	KILKIHJ
-3 mov	IKJIIIM
-3 move	IIILJIM
-3 must	KHIKKLI
-3 my	LIJJLJJ
-3 near	JMIIJII
-3 need	JLILIHK
-3 new	KLJFKFJ
-3 next	JIIKIIM
-3 nich	KILIIII
-3 nobody	IKILLII
-3 north	KKKJIGJ
-3 noth	IIHLHLK
-3 now	JIIMIGL
-3 of	KKEKJKJ
-3 off	KIKKKIJ
-3 ok	KKIKILJ
-3 one	MKIIJHJ
-3 only	KLKJIHJ
-3 open	KJJLKHJ
-3 opposit	LKIJIIL
-3 or	JKHKHHL
-3 our	KJHKKKH
-3 out	JKHKHLJ
-3 outlet	MKIHIIK
-3 outsid	KILLIII
-3 oven	JKKKIIK
-3 over	MKKIHGI
-3 overhead	ILILILI
-3 own	KJHKKHL
-3 paint	KKIJKKI
-3 panel	JILIKLL
-3 pantry	LKIKIHI
-3 pendant	JIILLIL
-3 pictur	KKIIIIL
-3 plain	LJKIJIK
-3 plaster	LLIIIII
-3 play	LIIIILI
-3 pleas	LKIJHHK
-3 pocket	KLIKIHJ
-3 porch	IMIIKII
-3 put	KJHJIHM
-3 radiator	JHLLJIL
-3 rail	MIIIIIK
-3 rang	MJHKIHI
-3 read	LKIIIHJ
-3 real	KJKKKIK
-3 refrigerator	KJILJIK
-3 remain	MLIIIII
-3 replac	ILIKJJI
-3 right	KLFLHKI
-3 room	KJGJKLK
-3 round	JKKKJHI
-3 rubber	LJIIIIK
-3 rug	KIJKIIL
-3 same	LKIKGFK
-3 say	LJKIKHI
-3 screen	JLIKIII
-3 seal	KKIIIII
-3 see	JKIKJKJ
-3 shar	MIJJJJI
-3 she	ILKKILI
-3 shelv	IKIKLHK
-3 short	JKHKKIK
-3 shower	KKGJJKK
-3 side	MKJJHJJ
-3 sinc	JMHKIHJ
-3 singl	IKIIIIL
-3 sink	KKKJGKK
-3 sit	KHJJKLK
-3 slid	KIKLHHL
-3 slop	JLIIIIL
-3 smal	KKIKIIK
-3 so	ILIJLJJ
-3 soft	LIJKJII
-3 solid	KLKIIII
-3 some	LKIIIIJ
-3 south	JMIHJIJ
-3 stair	KIHMHIK
-3 stand	JILJJHL
-3 stay	KKLJKFJ
-3 steel	MKIIIIJ
-3 step	KIIKILK
-3 stick	JIIIJIM
-3 stool	KIILJJI
-3 stov	JLKIIHK
-3 straight	IMIIJII
-3 street	LILIJIK
-3 swap	LKLHIII
-3 swing	KKIHIIL
-3 swivel	KLIIJJK
-3 tabl	IKLHLKJ
-3 take	KKIJJIL
-3 tall	KHLHIHK
-3 than	IMJIIIJ
-3 that'	KLHKIHJ
-3 them	LJHLKHI
-3 then	LJIKHKJ
-3 ther	KHKMHHK
-3 there'	LJIIILI
-3 they	KJKKHLI
-3 thi	JIHLHJL
-3 thing	LIKJHKL
-3 thos	MJHJIHJ
-3 thre	KJHLIGI
-3 tile	LIJIKHL
-3 today	KKIIJIL
-3 toilet	KKKIHHL
-3 too	JKIJLKJ
-3 towel	LIIIIKK
-3 trad	KJLHIIJ
-3 tub	LIKKHJK
-3 tv	LKIHIIL
-3 two	KIHJJJM
-3 under	LKHKHGK
-3 unit	LIIKILK
-3 up	KJKJIHL
-3 us	LKIIKII
-3 vanity	KILIIIK
-3 vinyl	MIIIJII
-3 wal	JKJILKK
-3 walk-in	LLJIIJI
-3 washer	IKILIIK
-3 water	LIJIJKJ
-3 we	JLJJLJH
-3 we'd	LHIKLHI
-3 we'l	LLIIIII
-3 we're	JMIIIIJ
-3 we've	KKIKILI
-3 well	KIJLIIJ
-3 were	LJJJKJH
-3 west	JMHHIHJ
-3 wet	ILIIILK
-3 what	HLJKKJJ
-3 what'	JIMJIHJ
-3 wher	IJIKIHL
-3 which	JHIIKLL
-3 whol	KILJJIK
-3 wide	JLHKHHK
-3 wife'	JILLJII
-3 will	LKIKIIJ
-3 window	KKKKKFI
-3 without	JLIKIII
-3 wood	KJIKIKK
-3 work	JJHLLHH
-3 would	ILKIKIL
-3 x	JKJKIEL
-3 yard	LKIIJJJ
-3 your	LJJKIHK
a*+1 #	KKIIIIH
a*+1 (	KKKJKFK
a*+1 :	JIILIIL
a*+1 ;	KJHHKKK
a*+1 ?	JHHKLHL
a*+1 ^	NHIGJGG
a*+1 acros	KKIKIKI
a*+1 along	MIJKJJJ
a*+1 at	JMHJJJG
a*+1 behind	KLIIIII
a*+1 besid	MIIIJJJ
a*+1 between	LIJJIKI
a*+1 by	JKHGKHK
a*+1 counter	KIJKJJI
a*+1 for	KIGIKJK
a*+1 from	JKILIKI
a*+1 i	KLIIIII
a*+1 if	MIIIIII
a*+1 insid	MIJIJJJ
a*+1 is	KJIKJHK
a*+1 near	JIIIJIL
a*+1 not	KKIIKKI
a*+1 one	MIJHKIJ
a*+1 or	LIIIIIK
a*+1 out	KLIHKJI
a*+1 over	KJIKJJI
a*+1 should	JIIIJIM
a*+1 so	LKHKJGH
a*+1 that	KKKKGGJ
a*+1 the	MHIKIHI
a*+1 ther	JIILJKK
a*+1 to	JLHKJGH
a*+1 under	LKIHIKI
a*+1 up	JLIIIIK
a*+1 w	JIIIIKL
a*+1 were	IIIIMLI
a*+1 wher	KIIHJKK
a*+1 with	KKFJIJI
a*+1 would	KHHHLHG
a*-1 ,	KKJJIJG
a*-1 .	KJCILJI
a*-1 :	LKGJGFK
a*-1 ;	MIKGGGG
a*-1 ^	LHHJJHK
a*-1 about	LIIHKHI
a*-1 ad	LIJIKIJ
a*-1 also	LIILIII
a*-1 and	JKKLHKI
a*-1 as	IIIIILL
a*-1 at	LIJIIJK
a*-1 be	MIJIIIH
a*-1 becom	MJIIJII
a*-1 behind	MIJKIIJ
a*-1 by	LKILIHH
a*-1 could	MIJIJJI
a*-1 do	MIJIJII
a*-1 for	LHFELKJ
a*-1 get	LJHGJKK
a*-1 have	KLGJJJK
a*-1 i	JLHHIKH
a*-1 i'd	JJIILII
a*-1 i've	JLILIIJ
a*-1 if	JIIIIIL
a*-1 in	JKIGKKK
a*-1 into	KKIIKJK
a*-1 is	JKKLJGJ
a*-1 it	MIIHIHI
a*-1 it'	JILIJIL
a*-1 just	MJIIIII
a*-1 like	LIIIIHL
a*-1 me	KHIIKIL
a*-1 need	MIHGKIJ
a*-1 not	HIJKMJK
a*-1 of	JKLILKH
a*-1 on	KKGGLJI
a*-1 or	MIJIIII
a*-1 over	ILILILK
a*-1 put	KHHJKLH
a*-1 see	JIJLKII
a*-1 so	MJHGHGH
a*-1 that	LIIKJII
a*-1 then	KKHIIKI
a*-1 there'	HKKMGIK
a*-1 to	MHHGHLI
a*-1 up	ILJKJKI
a*-1 us	JKIKKLI
a*-1 use	JLJILII
a*-1 want	KGGGLJJ
a*-1 we	JJJILKI
a*-1 we've	ILKKIKI
a*-1 wher	JIIIJKL
a*-1 with	LJFKJJG
a*after #	KLGJKGG
a*after /	JJIIIHL
a*after a	JJIKJLJ
a*after about	ILIILII
a*after abov	KLJIJIJ
a*after acros	KKIKIKI
a*after all	KIJLIII
a*after along	MIJKIJJ
a*after an	LJIKKIH
a*after and	IJIKKKJ
a*after as	MKIIIII
a*after at	JLHJKJG
a*after back	LIIIJKI
a*after basement	KLJIIIJ
a*after bath	JLIIIKK
a*after be	JIHKKJK
a*after behind	KLHHIHH
a*after beneath	KJJIJIK
a*after besid	MIIJIIJ
a*after between	LKIKHJH
a*after by	LJGIJGL
a*after cabinet	MIIHIIJ
a*after can	KHILKHH
a*after chut	JLJIJII
a*after closet	MIJIIII
a*after corner	KKHKHHK
a*after counter	MHJKIIH
a*after curtain	KLIHIII
a*after desk	KLIIIHI
a*after door	KJHKIKK
a*after down	LHIHJLI
a*after drawer	LIJKIII
a*after each	KLIHIII
a*after end	JLHLHHH
a*after enough	MIJIIII
a*after feet	LKJIJII
a*after fit	MIJIIJI
a*after foot	KIJILJJ
a*after for	KJFIKJK
a*after fridg	LJIHIIK
a*after from	JKGKHJJ
a*after front	LIJIIKI
a*after full	ILIKIKI
a*after go	LIHGHKK
a*after good	JLIHKII
a*after have	ILIJLKI
a*after height	KKIKIKI
a*after here	JJIJKLI
a*after high	KIIIIIL
a*after his	KIJKLII
a*after hole	LJHKIII
a*after hose	KIJIILJ
a*after i	JLKHJKH
a*after inch	KKIHIII
a*after insid	MIJKIII
a*after instead	MJIIIII
a*after is	KJHKKFK
a*after island	JJJLKIJ
a*after kid	KLJIIII
a*after ladder	KIJLJKJ
a*after lamp	KKJKIII
a*after laundry	JLIKIKI
a*after leave	LJIIIJK
a*after light	MIJIJII
a*after list	JIJILII
a*after liv	KIIKKII
a*after long	LKJIIJJ
a*after me	LIJKIII
a*after middl	LKIIIKI
a*after mirror	JKIIKIK
a*after my	LJHKKIJ
a*after near	JIIIJIL
a*after next	KKIIIKI
a*after no	JJJIMKI
a*after not	KJGJJKJ
a*after noth	ILLIIII
a*after now	KJKKIKH
a*after of	JLFLKJI
a*after off	LJIKIII
a*after one	KJIKJKK
a*after or	MIIIIIK
a*after other	JKIHKKK
a*after out	KKIHLJK
a*after outlet	MIJJJJJ
a*after outsid	JKIHHLI
a*after over	KIHKJLH
a*after partition	KKIIIIJ
a*after pedestal	KKIIIJJ
a*after plac	MIJIIIJ
a*after porch	JIJLJKJ
a*after rack	LIJIKKI
a*after real	KIJKJKI
a*after right	LJIKIHK
a*after room	KJIJKKI
a*after same	KKIIIII
a*after say	KIJKLIJ
a*after seat	KIIIJLK
a*after shelf	KIILIIJ
a*after should	IIIIJKM
a*after shower	KLJHKIH
a*after side	LKGJHJJ
a*after sink	JLHIKHH
a*after somebody	LHIKIIK
a*after spot	KIIIILI
a*after stair	LKIJIII
a*after stand	JKKJIKI
a*after tabl	JJHKKJK
a*after that	JJJLIHK
a*after the	KKHJKKJ
a*after them	LJIJLII
a*after ther	KGGLJKK
a*after thi	LJIHIIK
a*after thre	KIILJII
a*after to	JLJLKJH
a*after toilet	KJIKIKK
a*after too	KIIIKIL
a*after two	LHHLHKJ
a*after under	LJIHHLH
a*after up	IKILKJK
a*after upstair	IMJIIIJ
a*after us	ILJILKI
a*after vanity	MIIIJJI
a*after w	JJIIIKL
a*after wall	LKGJJJJ
a*after we	ILJJMKI
a*after were	HHHKMKK
a*after wher	LHIGJKK
a*after wide	LKIIJII
a*after will	MIJIIII
a*after window	KIIGGKL
a*after with	LKEKJIH
a*after would	KGHGLKG
a*after year	IKJLKJI
a*after you	KJJLKII
a*before "	LIJIJIK
a*before #	JLHKHJJ
a*before &	KLJIJII
a*before a	IJLLILK
a*before about	LIIHLHI
a*before also	KKIKKHH
a*before an	JJIHJLK
a*before and	KJKLIIJ
a*before are	KKIIIIK
a*before as	JJIHILL
a*before ask	KHHHLKH
a*before at	LJHKHII
a*before be	LJHHHGK
a*before becom	MIIIJII
a*before bed	KILKJII
a*before been	IIIJLKL
a*before behind	LIILIII
a*before between	LIJIJIK
a*before box	MJJIJJI
a*before build	KLJKIIH
a*before but	KIKHIJL
a*before buy	KKJKIKI
a*before by	KLIKIHG
a*before can	KGHGHKL
a*before ceil	LIIIJIK
a*before chair	KKIIIIK
a*before closet	KMIJIIG
a*before com	MIJIJII
a*before come	JKJKJLI
a*before corner	KJJKIIK
a*before could	LHIKHIG
a*before desk	LKIIIIK
a*before do	KKIHLHH
a*before door	LJHKJGJ
a*before down	LKIKJIH
a*before drain	KIJIJIL
a*before drawer	JKIKJKH
a*before foot	KKJHJIK
a*before for	LHFHLKJ
a*before fridg	LIIKJII
a*before from	KJHJIKJ
a*before front	JLIIIKI
a*before get	KJKJIKJ
a*before give	LKIHIKH
a*before go	KKIHJLH
a*before half	JLIKIJH
a*before hang	MIJIJIJ
a*before have	JKFJJKL
a*before he	JKHHKKH
a*before heater	KJJLIJI
a*before hold	ILILIII
a*before hous	KKJIKKI
a*before husband	IIIILKI
a*before i	KLFHJJK
a*before i'd	KGHFKJK
a*before i'm	KLIIJII
a*before i've	ILLKJKI
a*before if	LGHGHKK
a*before insid	JIIIJIM
a*before into	KKIIKIJ
a*before is	ILJLJIJ
a*before it	MJGJFJJ
a*before it'	KHLKIHK
a*before its	LIIKIII
a*before just	KKIGHKH
a*before keep	JIJJLIK
a*before leav	MIJIJIH
a*before leave	JIIMIHH
a*before like	LIHHHHL
a*before me	JGHLKHK
a*before microwav	LJIIJIK
a*before must	KIJIKKK
a*before my	JFHJLLJ
a*before need	LJHEKII
a*before never	MIIHJII
a*before new	MIJJIII
a*before no	KIJKKHI
a*before not	IFHJMIK
a*before now	IHIMIHH
a*before of	JJLILKI
a*before off	MHHHIKJ
a*before on	KKLHLIG
a*before one	LIIKKIK
a*before only	KHILIJJ
a*before open	KJKHLIH
a*before or	MIIIIII
a*before our	IJJKILL
a*before out	KLJIJII
a*before over	JKLJIKK
a*before part	KJJIJIL
a*before pleas	LIIIKII
a*before put	LGHJLKG
a*before rang	LKIIIII
a*before rather	LIJILIH
a*before replac	MIJGIKH
a*before right	LIJLJII
a*before rod	JIIKILI
a*before room	KLIJKGJ
a*before say	LIJIJIL
a*before see	JIILKHI
a*before sell	ILIILIJ
a*before she	KHIHKLH
a*before shower	KIJLIHJ
a*before side	KKILIHH
a*before sink	KLIHIKJ
a*before so	LKGIJKI
a*before somebody	IIJLKII
a*before someon	IIIKJLK
a*before spot	MIJIJII
a*before stair	KIIKKII
a*before stand	LIJIIIK
a*before tabl	KIIIJIL
a*before take	MIIIIII
a*before talk	IIIIMII
a*before that	KIKKIEM
a*before the	KKJKIJI
a*before them	KHLIKJH
a*before then	KJGHIKK
a*before ther	IKHLKJK
a*before there'	HKLMGJK
a*before thi	KHJKKKI
a*before think	JIJIMHJ
a*before to	LJGIKJK
a*before toilet	KJKKIIH
a*before tub	KIKIILH
a*before turn	LKIIJJI
a*before two	KLIKIHH
a*before up	KKIKIKJ
a*before us	IJIJLKH
a*before use	JLIIKHK
a*before wall	LKKGHKK
a*before want	KFHFLJJ
a*before we	JJGILLI
a*before we'd	LKHGKHG
a*before we've	IKKLIJL
a*before were	JJIKJLH
a*before what	LJILJHH
a*before wher	KHIJILK
a*before which	ILKKIHK
a*before wife	LIIIKHI
a*before window	KLIJIHK
a*before with	LKEKIJH
a*before would	LJIHJHK
a*before x	KLJHIII
a*before you	IKIJIJL
a*closes in here	KIJIILJ
a*closes in it	JLJLHHI
a*closes in ther	JIJLKJI
a*closes of it	LIIIKII
a*closes on it	JKKHIII
a*closes over it	LIIIIKJ
a*closes the door	MHIKHIH
a*closes the stair	LKIIIII
a*closes the wall	KIJIKLI
a*closes the window	JJJIIIL
a*head bar	JGHKKKJ
a*head bench	LGKIJLG
a*head bidet	KIJIKII
a*head bin	KIIKJIL
a*head bookcas	LHIKIII
a*head bowl	KKJKJII
a*head cabinet	KJGLGGI
a*head ceil	LLIHJHH
a*head chair	JLGGJKH
a*head charger	MIJIJII
a*head closet	JKGJGKL
a*head counter	LGIJKKG
a*head cupboard	JJKIKKI
a*head curtain	KIHLKJG
a*head dayb	LKIHJKH
a*head desk	KJHKKGH
a*head dishwasher	LHIKHLH
a*head door	LKFJKEJ
a*head drain	KLIHHHJ
a*head drawer	KJHGHLL
a*head dresser	IJLKKIL
a*head dryer	JKHLKKI
a*head fan	LHIKHHI
a*head faucet	LIIIKIJ
a*head fireplac	KJIHLKI
a*head for	KIIILHI
a*head freezer	JHLLIII
a*head fridg	KJKHLKH
a*head hamper	LKJIJII
a*head heater	LLIIIII
a*head hood	KIIHKKI
a*head hook	MIIJJII
a*head island	KGHGKKK
a*head ladder	LJIKJHH
a*head lamp	MKIJHHH
a*head light	MHHGKGH
a*head lock	LIJIIIK
a*head mirror	NHHHIHH
a*head nich	LKIHIIH
a*head one	MKIHHJH
a*head outlet	LJHHHHL
a*head oven	KIKIKII
a*head paint	ILJLILJ
a*head panel	MHJIIIK
a*head pantry	MHIHLII
a*head pass-through	MIIKJII
a*head rack	IKJIILK
a*head rail	KKIKIHH
a*head rang	LJKHIHH
a*head recliner	KIIHLII
a*head refrigerator	KLJJIIL
a*head rug	JLHHKHI
a*head seat	MJHHHKH
a*head sectional	JLIKJHH
a*head shelf	KKIJHKJ
a*head shower	KJHJKIK
a*head sink	MKJJIIE
a*head six	MIIIIII
a*head skylight	LIIILII
a*head sofa	KHHHLHK
a*head split	KIIILII
a*head stand	LJJIIIL
a*head stool	MIJIJII
a*head stov	JJIKHLK
a*head swing	LIJIKLI
a*head toilet	KLJJGJG
a*head treadmil	IILKLKI
a*head tub	IIGLLIK
a*head tv	JHIKKLI
a*head twin	LKJIIII
a*head urinal	KHHHLHH
a*head vanity	KLJIKII
a*head wall	IIFIIJN
a*head washer	JKIKKKI
a*head window	KLHKHIJ
a*mark 	KIIJKKK
a*opens and	KIFLJJJ
a*opens and a	JIJKJIL
a*opens i	JLHHJKH
a*opens i have	JLIIKJH
a*opens i need	LIJIKII
a*opens i not	LJJJJIK
a*opens i've	JLILIIJ
a*opens if	JIIIIIL
a*opens it have	JKJLIII
a*opens my husband	JIJJLKI
a*opens my wife	MJIIIII
a*opens not	JJJILIJ
a*opens on	MIJJJII
a*opens put	MIIIHIJ
a*opens so	MJHGHGH
a*opens so the	JLIIIKI
a*opens then	KKIIJKH
a*opens ther is	ILIKKII
a*opens there'	JLGLIJF
a*opens want	KJIJLII
a*opens we have	JKJIILI
a*opens what i	LKJIKII
a*opens with	KJGKKFG
a*opens with a	MIIIJII
a*path &	KIFLJJJ
a*path &DNP	KLJKIII
a*path &v	MKIIIHH
a*path DN&	KLIIIII
a*path DNN&	KHKKIKJ
a*path DNNP	KHHGJKL
a*path DNNh	IKIHKKK
a*path DNP	LJIHKLH
a*path DNh	JMJIKII
a*path DNv	KIILLHI
a*path I	ILJKLJG
a*path INP	LHHHKGH
a*path Ia	IKILLII
a*path Ib	KIJILII
a*path Ih	JLIHHLH
a*path Imv	KHIKKKH
a*path Iv	JGGKJKG
a*path N&	LKIIJII
a*path NDNP	KIJHIMI
a*path NNNP	KIJKILH
a*path NNP	KLHHLGG
a*path NP	LGLGHGK
a*path NPNP	LIJKJLI
a*path Nb	ILJIJLI
a*path Nv	KIHKKGK
a*path P	LJGKKEI
a*path PDNP	LKHJIGJ
a*path PDNb	JLIKJKI
a*path PT	MIIIIII
a*path Tv	JKJIKIL
a*path a	NHIHHIH
a*path ab	ILILIII
a*path b	JKKKHJJ
a*path m	MIIIIII
a*path q	LJGFGJK
a*path qa	MJJIIII
a*path qb	JIIKJIL
a*path v	MHGJJGH
a*path vDNP	MIIIKIH
a*path vI	MIJIIII
a*path vP	MIJIIJI
a*path x	JJJIMIJ
a*tail &DN	KJGKKJK
a*tail &NN	KJIILIK
a*tail Imv	LIJIKII
a*tail Iv	KIILKIJ
a*tail N	MIFHIKK
a*tail NN	LIJIKII
a*tail NP	KKJILIJ
a*tail NPD	KLHKJGG
a*tail P	KJGKHKK
a*tail P#N	LJIHIIK
a*tail P#U	KKJIJJI
a*tail PDS	KKJJIII
a*tail PN	KKHJKKJ
a*tail PNN	KJIKKJI
a*tail PNP	LJIIGKK
a*tail PPD	KLIKIJH
a*tail PT	KKKKKJH
a*tail PWN	KKIKIIK
a*tail Pa	KHIKILH
a*tail bN	KKJIIIK
a*tail bNP	IKJILII
a*tail mbN	KHIHLIJ
a*tail v	KJIKJLI
a*tail vPD	KKIKKHK
a*then b	JIGKLIJ
a*then b not	JJIJKIK
a*then h	JLIKIII
a*then m	KHGIKKK
a*then m not	JHHKKLK
a*then v	JLJJLJG
a*verb be	MHIIIHK
a*verb becom	MIIIJII
a*verb build	KLJKIIH
a*verb could	MIJIJJI
a*verb do	MIJJKII
a*verb get	LJHGGKJ
a*verb give	LKIHIHH
a*verb go	KKIHJLH
a*verb have	ILGJJLK
a*verb hold	ILILIII
a*verb is	ILJLHIK
a*verb it'	JILKJIK
a*verb leav	MIJJJJI
a*verb leave	KIILIIH
a*verb like	LIHHHHL
a*verb need	MJHGGJJ
a*verb not have	LIIKJII
a*verb not need	JIJILHI
a*verb not not	IHILKJK
a*verb not want	KJJIKHH
a*verb open	KJKHIII
a*verb put	LGHJKKG
a*verb replac	MIJGIKH
a*verb take	MIJIJJI
a*verb there'	HKLLGJK
a*verb turn	KKIJJJI
a*verb use	KLIIIHK
a*verb want	KGHGKKJ
a*verb were	JHJLKLI
after "	KJJIIFM
after '	ILIKJKI
after +	KJHKHKH
after /	KJIKGIL
after =	ILHKIHL
after abov	KKKJJFK
after ac	JIIMIKJ
after acros	KJKKGJJ
after again	KJKJIHK
after against	LILIIHK
after air	KLIKIHI
after alcov	LJKIJII
after allow	JHHLIIM
after alon	KLIIIHJ
after along	KKJKJFI
after already	HLEFJOI
after also	JLIILII
after an	IKJKIGL
after anyth	KLIHKIJ
after anywher	IMIIKIJ
after apart	KJILJIL
after are	HKILIJK
after arm	KLHHIHI
after armchair	LJIJJIL
after around	KJJLJJH
after as	MKFKHEI
after ask	IIIKMIJ
after attic	KLIKIII
after away	KKKLHHI
after back	KKKIKKJ
after bad	KIKKIKK
after bar	KJHJKJK
after bare	KJIIIHL
after barn	KKLIIIK
after base	KILKIIK
after baseboard	KLIIIII
after basement	IJGKKLI
after bath	JJHKJKL
after bathroom	JHLHKKL
after bay	KKLGKGJ
after be	KJILJJK
after beam	LKJHIHI
after becom	HIHNIIJ
after bed	JLJIKJK
after been	GJILHLK
after befor	LJKKHKJ
after behind	KKKHFKK
after being	JJILJII
after belong	IJHKILL
after below	LKKIHHI
after bench	LJGJHJJ
after beneath	KKJIIHL
after besid	LJLIGEJ
after better	LJIIKHK
after between	KJLLFHH
after bib	LJJJJII
after big	JKJMHHJ
after bin	KLHJKGJ
after black	LKIJIHI
after blank	KIKIJIL
after block	JLLJIHJ
after board	KHJMKHJ
after bolt	JMHHIKK
after bookcas	LIKJJKJ
after both	LJJHGJJ
after bottom	KLHJHHH
after bow	LIKKIII
after bowl	KKGKIHH
after box	JLHLHGK
after bras	MJJIIJI
after breakfast	KKIKKIJ
after brick	KKIJJLK
after brok	KJIIILI
after broken	HHILHKL
after broom	KLJIJII
after brother'	IIIKILI
after build	LKGKJGK
after bulb	MIJIJJJ
after bulkhead	KJKKIII
after bump	LIKKIII
after burner	MIIIIII
after buy	KIKKILI
after cabinet	KJLKJIJ
after came	JLIKHIJ
after can	JJJMKGI
after car	ILJKIIK
after carpet	JJIKLIJ
after carport	JIILIIL
after cat	KLIIJII
after ceil	LJKHGFL
after center	JMKHHFI
after chair	LKJKIGJ
after chang	MKKHIII
after chest	JJKKIIK
after chimney	LJJHIIL
after church	IIILILJ
after chut	JLJIJIK
after clear	HJIHKIM
after clearanc	KKJIJJL
after clos	KKHKIHK
after coat	KKILIIJ
after coffe	KKHJHLJ
after column	KLIIIJI
after com	LKHJKDK
after compactor	IIIMIKJ
after concret	LLIIIIJ
after continu	KKIKIIL
after cooki	JJJMJII
after cork	JLIJIIL
after corner	JKLKIHK
after couch	LIKIIIL
after could	KKKKHHI
after counter	LJJKHJJ
after cousin	JIHMLKI
after cover	JKGKHHL
after crack	LHJLHGI
after crib	KJJJIHM
after cros	KKIILIK
after cubbi	LHIIKIL
after cupboard	LKLIIII
after curb	KIHMILK
after currently	IIMIJII
after curtain	KKJJIHL
after cut	JKHKILJ
after dad	KKIILKK
after day	LJILIII
after dead	ILJJLGJ
after deck	KKKJHLK
after deep	KJHKIHK
after degre	KILIIIJ
after delet	IIJKLIJ
after den	JLHKJKJ
after did	LKIIILJ
after die	IJIMIII
after died	IIIMIKI
after dimmer	IMIIIIJ
after din	KIJLHMI
after dishwasher	KKKHIKJ
after do	KIHJLKH
after doe	KMIIIIJ
after dog	JKKLKHI
after done	JLIJHLI
after door	JKKIJIK
after doorway	KILKJIJ
after doubl	LKIIIIK
after down	JKJLJKH
after downstair	JIJILLJ
after drain	KKGJHHK
after drawer	MIJJHJI
after dream	KIIJLII
after dresser	JLKKHJI
after driveway	JLIKIHI
after drop	LHHJKHL
after dryer	KIILIIK
after drywal	JKLKIIJ
after duct	LKIIJIK
after each	KKGKHHJ
after east	JMJHIHK
after eat	KLIJJJK
after eave	KIKIJIL
after eight	KKIKIIK
after either	KKHLJHH
after electric	LIKHIIJ
after empti	IJIMIII
after empty	JIIMJHL
after end	JKLJGEK
after enough	LLHGHGL
after enter	IMIIJIJ
after entry	LHKHKIK
after ever	IIIKKLK
after every	JLKKIJK
after everyth	IKLKIIK
after everywher	KJIKIIJ
after exist	KLHHHKH
after fac	LJLFHGL
after face	KJLHIKJ
after fail	IHHLILI
after fall	JJIMIKJ
after family	KLIIIII
after fan	KKIJIKI
after far	JLJJHJI
after faucet	IKJLIKJ
after feet	KJKIKGK
after fell	IIILILJ
after fil	JLIJIIL
after filler	LIJIIKI
after finally	JKHKILJ
after fine	JNFFJFJ
after fire	IKJJILK
after fireplac	JJKKIHL
after fit	KKGGMJH
after floor	KKKIGKK
after fold	KLJIHGI
after follow	IJMIIII
after foot	KKLIKGJ
after for	LIFKLHL
after foundation	KLJIIJI
after four	KKGJHKK
after fram	HJIMKHK
after free	KIJJLIL
after freezer	KILJIIL
after fridg	KKKJGLK
after from	ILKJJIK
after front	KIKJJHL
after frost	ILJJIIL
after ft	LKJHKHI
after full	JLHKHKH
after furnac	JLKIIII
after gabl	JLHJIIK
after garag	JJJLHKJ
after gas	LKIIIHI
after get	ILJKIJJ
after giv	IKILJIK
after give	IIHLLKJ
after glas	JLKKIHJ
after glob	IIJMJJJ
after go	JHKMILI
after going	IJHLKFK
after good	IMJIJLI
after gray	LKJJIII
after grow	KKIKJJJ
after guard	MIJIIIJ
after guest	JJHLIHL
after half	JKKKIIJ
after hall	JKJLGKJ
after hand	KJIKIJK
after hang	ILKIHKK
after hasn't	JIIKLIK
after haul	KKILIIJ
after he	JLHKLHI
after hearth	KJKKIII
after heat	LKHKJHK
after heater	KJJKHJL
after height	KKHKIJL
after held	MJJIJJJ
after her	KJGILKL
after here	IJFMLJG
after high	KKGJIJL
after hing	LKIIJII
after his	KIJLKHL
after hit	ILHKIHK
after hold	KIHLIKL
after hole	LJKJGGJ
after home	IKKKIKI
after hood	LJILHHJ
after hook	JKLKIIK
after hose	MIIIIKI
after hot	JKKKIHK
after hous	JLJIGLJ
after hum	IJJMIHI
after hummel	IIKKIIL
after hung	MJKIIHI
after husband	KJHLHKJ
after hutch	ILJLJIK
after i	HLKJLKJ
after i'd	JHLILLL
after i'll	JKILIIJ
after i'm	JMIIIIJ
after ice	JHLKKIL
after idea	JIIJMHI
after in	JKHIKMJ
after inch	KILKGJJ
after insert	JLLIIII
after insid	LJKLHGI
after instead	MHKGKFL
after iron	LJLIIIK
after island	KHKKLHH
after it'	IMJJIHK
after its	JLILGII
after itself	KKJKGJJ
after just	LLHHJHK
after keep	HNGHHJL
after kick	IKILIIL
after kitchen	KLKKHGJ
after knee	KLIHIII
after know	IKKIIKK
after ladder	JKILIKJ
after lamp	MJHJIHJ
after land	KJHKKKL
after last	HLJHJMH
after laundry	JLKKIJI
after leak	JKHKHLH
after lean	IJMIIIJ
after least	LJIKIHJ
after leav	HJLLKGJ
after leave	KKJIEDL
after led	IIIMJII
after ledg	LIIKIIK
after leg	KKIKIHK
after level	KLIIKIJ
after lift	KIJILLI
after light	LKJJGGI
after lin	LILKIIK
after line	MHIIJKL
after linen	KKIIJHK
after list	JHILLHK
after littl	KKKHIHK
after liv	JKGKKLI
after live	HJHKLKK
after lock	LKIJIII
after loft	KLHIKIH
after lol	KKKIJIK
after long	KKILHHJ
after look	IKKKJHJ
after lost	KJILLHJ
after loud	LJIKIII
after lovely	LLIIIII
after low	KLGKHGJ
after machin	JJLKKHI
after made	KMIIIII
after make	JHKLKIL
after man	KIHMIHI
after mantel	JLKIJIJ
after mapl	LIIJJIL
after marketplac	IJIMJHI
after mat	MJIIKIK
after match	MIIJJIJ
after mayb	MIIIIIJ
after microwav	KILIJII
after middl	JLMFHJI
after mine	IKLKIHJ
after mirror	KIJJKGK
after more	KLIIIIK
after mother'	KLIKIHI
after mount	KIKKHKI
after mov	GGMLHKJ
after move	IKLKIHH
after mudroom	JKKKJIJ
after must	JKKKGFL
after my	HIJMJLK
after near	JKJIHGL
after nearest	MIKIJIK
after need	IMJJKDJ
after neighbor	IJHKIMI
after nephew	LJIKIKI
after new	LLHHGIJ
after next	KLIHGLI
after nich	JLIJHKK
after night	JLIKIHJ
after nightstand	KJIILII
after no	IIEKNKK
after nobody	IJGMKHJ
after none	LKIIIIK
after nook	LJJKKHI
after north	KLIGHGK
after not	IKHIMKK
after noth	ILLIIHK
after now	JILLJKJ
after nowher	JKIMIII
after oak	LKIKIIK
after obviously	IKKKIHL
after off	IIMMJJH
after offic	KLIKJII
after ok	GOGGHGK
after okay	KLHIIIK
after old	KLJJKJH
after once	JIHJHML
after only	LKIIGIK
after onto	KKKHJKK
after open	JMKJHFJ
after opposit	JJKHJFL
after or	LIJHLGK
after original	INIIIHJ
after other	HLLHJJL
after ottoman	LKIKIIJ
after ought	LKIJIIJ
after our	IJHKJMJ
after out	HHKMKKJ
after outdoor	LIIIILJ
after outlet	KKHIIKL
after outsid	KIKIGMK
after oven	JLKKKHI
after over	KIMKJKG
after overhead	LIIKIKK
after own	JMKHHKH
after owner	KJIJILI
after pad	JKLKIII
after paint	JLKJHGI
after pair	JMIIJII
after pan	LJIJIKJ
after panel	KKJKGHH
after pantry	JGMKJHL
after park	JMHIIKJ
after part	JKJKHHJ
after partition	KJKIILJ
after patch	JLJIJKI
after patio	JKIKILL
after pedestal	LKIIIIK
after peg	JMIIJII
after peninsula	IKILKHK
after peopl	KKIHJLI
after per	MIJIIII
after phon	LKILIHI
after pick	KKILJIJ
after piec	IMIKJIJ
after pink	JMJIJII
after pipe	KKIIIIL
after plac	LKLHGJI
after plan	KHIJMJK
after plaster	LKJIIKJ
after platform	KJLKIIK
after pleas	MIHJKGK
after plenty	LJIHHKJ
after plu	MIIKIII
after plug	KMIIIHJ
after plumb	JKLIIIL
after pocket	IKMJJIJ
after porch	JKGKLKL
after post	LKHHIKI
after present	ILLKIIK
after promis	JIIMJIJ
after pul	LJIKIKJ
after pull	LKKHHHL
after put	JLJHKJL
after quiet	KLIIIIK
after quit	HIHMIKK
after rack	LJJKJKH
after radiator	KJLKKHI
after rafter	LIIJJIL
after rail	JKGKKGL
after rais	KKLIIIJ
after rang	LKJHIHL
after rather	LLKHIII
after reach	KKLJHGK
after real	JJILIKI
after rear	LKHKIHH
after reces	MIILIIJ
after redon	LJIIIIK
after reel	MIIIIIJ
after refrigerator	JJKKJLI
after register	ILKHIHK
after remain	JMGGHKK
after repair	ILILIII
after replac	LJFMHGH
after restaurant	JJJIMII
after return	ILHKIKI
after right	KKKIFHK
after ring	KIIMIHI
after rock	KLIJIIJ
after rod	KIKHIKL
after rol	JLJJHHK
after roof	LKHHKHI
after rot	MIIKIIK
after round	KJKKIHK
after run	KJFKHJL
after rust	JHIMIII
after s	IIHMKHK
after safe	JLIIJIL
after sag	MIIKIII
after sale	ILJLIHJ
after salvag	LKJIJJJ
after same	KLGIGGK
after saturday	JIIMJIJ
after saw	JJJJMIJ
after say	IKIKLII
after scar	IIIMIIK
after school	IJILIKI
after sconc	KKIIIIK
after scrap	IHINIIH
after scratch	JLIIJIL
after screen	LKIKJIJ
after seal	LKIIHHH
after seat	JJJLHJK
after second	LJJHKLI
after sectional	LJIKIII
after see	KKKHIHL
after sell	IIHLILI
after set	JJKKIJK
after shar	LKJHHHK
after she	KIHLLHI
after shed	JHHMILI
after sheet	IIJLJKL
after shelf	JJLKHGL
after shelv	LJKJIHK
after shift	JJMIIII
after short	ILKIIIL
after shot	KHIMIHJ
after should	KKLHGKK
after shov	JILLIIK
after show	LJJILIK
after shower	JJILKHK
after shred	IIIMIII
after shrink	KKILIII
after shut	JKILIIJ
after sid	KJJKHKJ
after side	KKLHEJJ
after sink	KKKKKDJ
after sit	JKLKHGK
after six	JJJKHJL
after size	KLIKIII
after slab	KKILJKI
after slat	LIIKIIK
after sleep	LKIKIIJ
after sleev	JMIIJII
after slid	ILMJHGH
after slider	JKILHKI
after slop	JLKKIHI
after smal	LKIJIII
after sofa	LJKHJHK
after solid	JKHJLII
after some	LKHKIHI
after somebody	KIIKHHL
after someday	MKJIIIJ
after someth	MKIHIIJ
after somewher	JMHHIHI
after son	IKIMIIJ
after son'	JIIMIIJ
after sound	KJIKKHJ
after south	JMKHHGI
after spac	LKKIIIK
after split	IKKKJII
after spot	JKLJHKJ
after spr	ILIJILI
after spray	KKIIJJK
after stack	LLJJIHI
after stair	LJKIGJJ
after stand	IKKKGKJ
after stay	FMCIFMK
after step	KKKIIHL
after stick	ILKJKKI
after stil	IMGJHLK
after ston	KKIKIII
after stool	MJIHIIK
after storag	LIIIKLK
after stov	IKLMIGI
after str	JJILIHK
after straight	JKKIIIK
after street	JLKHIHJ
after sun	JKKKIIK
after sunroom	KKILIIK
after surviv	HLLJHHJ
after swap	IKLLIII
after swing	JLHHLIJ
after switch	KLKHIII
after tak	LIKLIGL
after take	HIHKILL
after tall	JLKJHHK
after taller	MIIIIII
after tank	LJIIJIK
after tenant	KIIKILL
after than	MLKGJHH
after thank	IIJILLI
after that	KIJLIJJ
after that'	MKKJHGH
after the	KJLJJKI
after their	JKHLILK
after then	KHKLHGL
after thermostat	LIKIIIK
after they	KLFJKJH
after thing	LJKLHGH
after think	JJIKLKJ
after thos	KKIKKIJ
after thre	KKLKHGK
after through	KLKJHKI
after til	KIIJIKL
after tile	JKHLHKL
after till	IKIIILK
after to	IHNLHKJ
after toaster	KKIIJIL
after today	KJJMIHJ
after toe	ILJKJIL
after toilet	KIJKGKL
after top	LKKJHGJ
after touch	IMLHHHI
after toward	JJMHHHJ
after towel	LIKJIHK
after track	MIHKIHI
after trad	IIMIIIJ
after trip	IIKLJLJ
after tuck	KLIIJII
after turn	HJMIKHJ
after tv	JKHKKKJ
after two	KJKKIJK
after under	LJKIDLI
after underneath	MKIIIIJ
after unit	LIHLHGI
after until	JIIILLK
after up	JLKKKII
after upper	LKJIIII
after upstair	HKGIKMH
after use	ILHLIGI
after utility	JIIIJIM
after valv	LKIIJII
after vanity	IKLLIHJ
after vent	LJKHHGK
after vinyl	JIJKKKL
after w	KJIKGKL
after wal	MKHIHJI
after wall	KJLJIHK
after water	KKKKIHL
after way	JJLLHGJ
after we	IKJIMKJ
after we'd	KJKKIHL
after we've	JLHKIHI
after weigh	JMIIJIJ
after well	IJIMJII
after were	GIJINLK
after west	KLJHHHJ
after wet	LHKKIHK
after wheel	JLIKKII
after wher	LILHIJK
after wherever	KLKHIHJ
after whit	MJIHIII
after whol	MJHJIHI
after wide	LKHKHHI
after wider	MJIJIII
after wife	IKIKKKH
after will	LLIIKJI
after window	KJLIHIL
after wish	JKIILIL
after within	KJIKKKI
after without	ILKLIIJ
after wobbly	LIIJJIL
after work	IMGHHLJ
after would	LHKJLIK
after wrong	JKMIJJJ
after x	LJIKHGK
after yard	JLJKIHI
after year	ILGKKKJ
after yes	LLHHJHH
asks	MHJJNEI
before "	MIHHIGL
before #	JLIJIJK
before &	KKJKHKJ
before '	KKHIILJ
before +	KIILHKI
before /	LJIHJIK
before a	IJJKHLK
before about	KJJILKI
before abov	IJHJHKM
before acros	JHIHJHN
before add	MIIKIIJ
before after	LKIKIHJ
before against	HIHJIGM
before alcov	KIIKJIK
before all	LKIHHKK
before along	GHHKIJM
before already	JMIIIKI
before also	LKHKJGJ
before amp	JLJIJIJ
before an	JKGJILJ
before are	JKHLJJK
before around	IJIHIIM
before as	HLJIKKL
before ask	LJKHKJI
before at	KKIIGLK
before attic	ILIIJIL
before away	IIILJHL
before bar	LIHJKGK
before basement	JLIIIKK
before bath	IJILIJL
before bathroom	IJKKHLK
before bay	JMIKIIJ
before be	LKKEJKJ
before becaus	HMJJHLJ
before becom	NIIHIIH
before bed	KIKJIKK
before bedroom	KLIHIKK
before been	HJIJLLK
before behind	LIKIGJL
before below	JKHJIHL
before bench	JKIIKLK
before beneath	IKIHJHL
before besid	IIHJIGM
before between	GIEIHIN
before big	KJIHIKL
before bik	JKJIJIL
before block	JKHKIHK
before board	LIIJIHL
before bolt	LIJIJIM
before book	KJIIIIL
before bookcas	JIIHIHM
before both	JHIKIKL
before bowl	KIIKJIK
before box	LIIKJHK
before bring	KKKHILI
before build	KLHJHJJ
before built-in	KIIIJIM
before by	JJEIIIM
before cabinet	IKHJJJL
before can	KKKKGJJ
before car	JJLIILK
before care	JKJJLIJ
before carpet	LHIJJKL
before cart	JKIKJIK
before ceil	LKHKIKJ
before center	LIHJIKK
before chair	JKIJIJK
before chandelier	KIIILIL
before chang	KHKKKHL
before charger	IIJIJIM
before chest	IKIKIIL
before christma	KJJIJIL
before client	JJIKILJ
before clos	KLKKIGI
before closet	KKGLGGJ
before coat	KHKJIKJ
before com	LJJJIGK
before cook	ILIKIIK
before cooktop	JKKLIHJ
before corner	LJHJHKK
before couch	ILKJIHJ
before could	LIIJJGL
before counter	LJHKHJJ
before cover	LIIKKIK
before crack	IILLJIK
before cubbi	KLJIIIK
before cupboard	KLIIJII
before currently	ILHLIHJ
before curtain	KKIJKIK
before dayb	JIJKIIL
before deck	IIIJIIM
before desk	KIHJHGM
before dishwasher	KIIHIIM
before do	JLGKKKJ
before doe	KLIKKKI
before done	JKILIHK
before doubl	KJIHHKL
before down	MJKJKGK
before downstair	LLJIJIJ
before drain	KIIHIKL
before drawer	IKILIKK
before dresser	HKIHIHM
before drew	KIIIJKK
before drop	LHHJKHK
before each	KKIKIHK
before eat	LKIIJIL
before either	KIIKLIK
before end	KIJKIGM
before enough	IMIIIKI
before everyth	IKJIJLL
before except	HMHKIHI
before exist	IKILIIK
before fac	JJHJIGM
before face	ILHKIHK
before fan	IJHLKKK
before far	IJIJKHM
before feet	KGKGHHM
before finally	KLIHIHJ
before fireplac	IKILIIK
before fit	JJIHIHL
before float	LMIIJII
before floor	LKHFHJK
before fold	KIIIIIM
before fold-down	LJJJJIK
before foot	LIKIIGL
before for	JNIHJKH
before four	JJILKIK
before fram	KIJKJIK
before fre	MJIIIII
before french	JJJILJL
before fridg	KIKKIGL
before from	IIHIJLL
before front	ILKHKJK
before ft	KLIJIHJ
before full	JKJLIIJ
before furnac	JKKJIHK
before gas	KKIKILI
before give	LLGKGJI
before glas	JHILKJK
before go	JKJIHLK
before going	IIIILIL
before half	ILHKHJK
before hall	KKIKJIJ
before hand	KIJIKIM
before hang	KKHJHIL
before head	KIIKIKK
before heat	LLIKJIJ
before heater	JHIKIKK
before height	LIJIJKJ
before her	JLKHJKK
before here	JLIKIHK
before hid	LJIIJIK
before hide	JLJIJIJ
before high	KKHHIHK
before hold	JMIKIHH
before hood	KLIIJKJ
before hook	JKIIKHL
before hous	JKJJKLI
before hung	IJILIKK
before husband	IKIHLJK
before i'd	LIKLKHI
before i'll	LJIJIKJ
before i've	GKJKLLJ
before inch	KIIKIHK
before insid	HIIIIGN
before instead	JJINKHI
before insulation	IMJIJIJ
before insuranc	LIIILII
before interest	JJJJLIJ
before iron	LJIJIHK
before island	LHKKKKJ
before it	KILJIKJ
before it'	JKKLHJJ
before its	KJJKHHK
before just	KKHLJJJ
before keep	ILGJKIJ
before kitchen	HLHKHLK
before lamp	JHILHHJ
before last	JJIIKLI
before laundry	ILKHIKJ
before leav	JLJFKGK
before leave	ILFKGIK
before length	IIJIJJM
before let	KIKIKIK
before lift	KKJIJIK
before light	KIJJHJL
before linen	LIIHIIM
before litter	LIJIJIL
before liv	KJIKIJK
before lock	HLIKIIK
before loft	LIJIJKK
before log	IMIIIII
before long	KIILIHK
before look	JJIIJLK
before lose	JJIMIHI
before love	LKHHJHK
before low	JLIIIIK
before machin	LKHHIHK
before make	MJHKIHI
before may	KJILIHK
before mayb	KHIKIIK
before me	JKKJLFK
before mean	LKHJIHJ
before microwav	LIIIJHL
before middl	LKHHHHJ
before mine	JKIIJIL
before mirror	KJIKIHK
before money	MIIIJJI
before mov	HKJJHGM
before move	IJLJHHK
before must	KHIHKKL
before my	JIEKLLJ
before near	HJIHIHN
before need	MJFHJJI
before neighbor	JIIIKLK
before never	LJIKJHI
before new	LLIHHHJ
before next	JJGFKKM
before no	KJHLLFI
before none	LIJIJJJ
before nook	LKIJJIK
before nor	IMIILII
before not	GJJINKJ
before noth	KKKHIIK
before now	HJJMHJJ
before off	IJIJJKL
before offer	IIIIMIL
before ok	KKIIIIL
before on	IKJHJKL
before once	LIIKLIJ
before only	JKGKGIL
before opposit	IJHHIJM
before or	MIJIKGJ
before other	KKIJILI
before otherwis	LIIKIII
before our	IJJLHLK
before outlet	IKHGHJM
before outsid	IKHJIHL
before oven	JJIKIJL
before over	JKJGFIM
before own	ILIKJIK
before pair	KLHGHKJ
before panel	IKHKIKK
before pantry	KHIKIHL
before park	IJLIIIK
before part	KKKIIHL
before past	IHHJJJM
before pedestal	JILIJJL
before pendant	LIIIIIK
before peopl	ILIKIHK
before pictur	JJJIKKL
before plac	JJKLIJI
before pleas	LKIJLGI
before plu	LIIKJIK
before pocket	IIIMIIJ
before pot	KIJIKJL
before printer	KKIKIHK
before pump	KKJKJIJ
before put	KJKHLJK
before rack	HLJJJGK
before radiator	JJIJIHM
before rail	JKIHIIM
before rang	JLIIIIL
before rather	KJIGLHK
before read	JKIIILJ
before refrigerator	JJIKJIK
before relocat	KJKHJIK
before remov	LKILHHI
before replac	MIHLKJH
before rid	IIILIKI
before right	JJKJHJL
before rip	JIIMJIJ
before rod	ILILIKJ
before rol	IKIKJIL
before roll	KKIKIIK
before roll-up	MJJIIII
before room	JLGJIKJ
before rubber	KKIIIIK
before rug	KKIIIIK
before run	KKJHHKJ
before safe	IKJIJIL
before same	LKHHIIJ
before sconc	IIJIKIM
before screen	LIIHIIK
before seat	KJHHIJL
before sell	IKIKLIJ
before set	LIJIKIL
before she	KLIKJKH
before shelf	ILHHIKJ
before shelv	ILHJHHL
before shift	IHKJJIL
before should	KIIIIHM
before shower	KHKLJFK
before sinc	HHJLIMK
before sit	KKHJIGK
before six	KILIIIK
before slid	KIIHIIM
before slop	KKJIJIK
before smal	JLJJIIK
before sofa	KJJKIHK
before solid	LIIILII
before some	LKIIIIJ
before somebody	IKKLLHK
before someon	IJIKJLK
before someth	JKJIKII
before somewher	JKIIIKK
before spac	JIIIJIM
before spot	MJHGIHK
before stack	KJIKJIK
before stair	KHIKKIL
before stal	KIIIJIM
before stand	JIKGHJM
before station	KIJIJIL
before stay	JKHJGKK
before step	KIIKIHL
before stil	KIIKILI
before stool	LHIKJHK
before stov	JKJKIKK
before straight	JKILJLJ
before stretch	KIIIJIM
before swap	KHLKHGI
before swing	KJHJHHM
before switch	KILKJIJ
before tabl	JJHKHGM
before take	JJILHLJ
before talk	IIIIMHI
before tall	KIIIIIL
before tear	IKKLIHJ
before tenant	KIIILLI
before than	JKIKLIJ
before that	JJJKGLL
before that'	KKHHIKK
before the	IJIKHLK
before then	LJKIFKJ
before ther	JJGKJLJ
before there'	GKLLIKK
before thi	KIIKKKL
before thing	KLHHJHJ
before think	KKIGMHI
before thos	KKIIIIK
before though	LIKJLIJ
before thre	KKIKHJJ
before through	IIHJILL
before tile	JJIHIKM
before today	JJKLIIJ
before toilet	JJKJJFK
before top	JKIKIHK
before touch	ILIJJIJ
before toward	JIJIJJM
before track	KIJIJIL
before trad	LHLLIII
before treadmil	IKIJJHL
before tub	JIKIHKL
before tuck	KIJJJJL
before turn	JKLGKHK
before tv	ILHGIGL
before two	KJGKJJK
before under	JIIJJHM
before unit	JIILILL
before up	JIJLGIL
before upper	IKJIJJL
before upstair	JIJKILK
before us	IJHKMKI
before use	JMIHKGK
before utility	JILIIKK
before vanity	KJJKIGL
before vent	IIIIJIM
before w	LJIHIIK
before walk	KKKHIIK
before wallpaper	IIIJJIM
before want	LHKILHJ
before washer	KHJJJHM
before water	JIJLILK
before way	LLKKIII
before we	IJDKLLH
before we'd	LJJJKFI
before we'l	JMIHIHK
before we're	LJKIHKJ
before we've	IJLLHKK
before were	JIIKJLI
before wet	JIIIJLK
before what'	IKKLIIJ
before when	IIHJILL
before wher	IIJKFLL
before which	ILJKHJK
before whil	LJKJIHK
before whol	JIIHIIM
before why	ILKIJIJ
before wide	KKILIII
before wife	LKIIJGJ
before will	JKIJKHL
before window	LKJJJIK
before with	KJKKJLH
before without	ILILHHK
before wood	KIJKIIL
before work	LKIHHIK
before would	LJKKKFJ
before wouldn't	KKJIKIK
before x	JKHJIGL
before your	KLJIJIJ
closes #	MIIIJIJ
closes # "	KKGGJGL
closes # '	MJIIIII
closes # feet	LKIIJJJ
closes # ft	KLHIIII
closes # in	KKIKIII
closes # inch	JJLGHHJ
closes # s	IIIMJJJ
closes ' #	JLIIIKJ
closes a bar	MJJIIII
closes a curtain	KJILIIJ
closes a dimmer	JMIIIIJ
closes a rail	LKJIIII
closes a shelf	IJLIJIL
closes a str	KJILIIJ
closes abov	LKHHIIK
closes abov it	KKIIIIK
closes and all	KIIJILI
closes are	IKIIKIL
closes are now	IIKLIHJ
closes as is	IMIIIIK
closes at present	JLJIJJL
closes back door	KKKIIIK
closes back wall	JLLHHHH
closes bar	KJJJIIL
closes bed	KIJILIJ
closes behind	LIIIJKK
closes behind it	JLIIIIK
closes behind me	LILIJLJ
closes below	JLIIJIK
closes besid it	KJLIJIK
closes between	KLKHJII
closes both sid	KKIIJIK
closes build in	LJIJIIJ
closes by #	LJIJIIL
closes by me	IMIIJJK
closes cabinet	KLIHIII
closes com down	IKILIIK
closes com off	IIILJJK
closes come down	IKILIIL
closes come off	IIJLIIK
closes compactor	IIIMIKJ
closes din room	JJJJIMI
closes door	KIHLJHL
closes door off	JLIKJIJ
closes down	IILLIKJ
closes exist	IMJIIHI
closes fine	IMIJIII
closes for it	MIIIIJJ
closes for me	JKJILJK
closes from #	JLHKIII
closes from it	LKIIJJJ
closes from upstair	IMIIIII
closes front door	LIKIIIL
closes gabl window	LKIJJII
closes go	LJHMHGH
closes guest room	IKIMIHI
closes half wall	KJIKJJL
closes high school	JIILIKI
closes hit it	KLIHJIL
closes hous door	KKLIJII
closes i have	IMIIIIJ
closes in	LKIHIHI
closes in #	ILIHKLI
closes in here	KKHGLLH
closes in it	KLHKKJI
closes in may	ILIKIII
closes in ther	JKIKKIL
closes insid	LKIHIIK
closes instead	KIIHIIL
closes is	KIKKKGK
closes is crack	LIILIIJ
closes is dead	IIIKLIK
closes is fine	MJIIIIK
closes is good	JLKIIHK
closes is now	MIHKIHK
closes is okay	LKJIJII
closes is plenty	KJIIHKK
closes is stay	KLJJJIJ
closes is today	LKIIIIK
closes it is	JNGHHGI
closes its plac	LIJLJIJ
closes itself	LKIIJIK
closes leav	JJILIII
closes leave	IMHIJJJ
closes leave wall	LKHIIIH
closes long side	JLIIJJJ
closes long wall	LIILIIK
closes my mother'	JMIIIIJ
closes my nephew	LKJKJII
closes my sister	JKJKJIJ
closes new	LKIIIII
closes no	IJIJLHK
closes not	HIHLKKJ
closes not move	IMIIIII
closes not need	IIILLJJ
closes not reach	JJILIII
closes now	IKKKJHK
closes now on	IJKLIIL
closes of it	MJIILHI
closes off	HHHNILI
closes on	MJIIJIK
closes on them	KIIKIIL
closes on top	JKLIKJK
closes one	LIIJKIJ
closes one is	KIJKJIJ
closes only	LJHHIHL
closes our bedroom	LJIKIKJ
closes out	IHHNHHJ
closes outsid wall	JJJIIHL
closes over	KJJIJKI
closes over it	KLHKIKI
closes pleas	LIIHKIL
closes rack	LIJKKKI
closes right	JKKIIIJ
closes right now	JKJIJLK
closes seat	KIIKJKK
closes shower curtain	JKJIJJL
closes side	IIJJJIM
closes side door	KLIIJII
closes side only	LIIKJJI
closes smal door	LKJJJJI
closes south wall	LKIJJJJ
closes stand	JIKKJLK
closes stay	HLHKIFK
closes surviv	ILLIIII
closes swing door	KKJIIIK
closes that door	KLIIJII
closes that wall	KIKHIKL
closes the back	LJHKIHK
closes the basement	IJHKKLJ
closes the bed	JMHHHHK
closes the bench	KLIIIHI
closes the bottom	KKIKIII
closes the ceil	LJKIHHI
closes the center	KKILIHI
closes the chimney	KJIJIIL
closes the closet	LJKIHGJ
closes the corner	JKKKHGK
closes the counter	LLIIJII
closes the deck	KJKHIKK
closes the desk	KLJHHHI
closes the door	JLIJKFK
closes the east	ILJJJIK
closes the end	LKIIJIJ
closes the fireplac	KKJKIIK
closes the floor	KJMJIHJ
closes the fridg	KLIHIHL
closes the front	MKIIIII
closes the garag	KJHLILJ
closes the hall	IJKLGJK
closes the hearth	KKKJJJI
closes the hous	KKHKIIJ
closes the island	LILHIII
closes the kitchen	KLKIIIJ
closes the leave	KKKGIHL
closes the middl	KLGHIJI
closes the mirror	LIKIKII
closes the north	KKIIJIL
closes the open	MJKIJII
closes the other	JLKIIKK
closes the pantry	JILKKIJ
closes the peninsula	JKILIII
closes the porch	JLIKJIK
closes the post	KLIIJIJ
closes the radiator	LKHHLII
closes the right	JKLHIHK
closes the room	KJKKIHL
closes the shed	JJIMJIJ
closes the shower	LIKKIIJ
closes the sink	JILHKGL
closes the slider	JLKHJIK
closes the slop	KILKJIJ
closes the stair	KKKGHKJ
closes the step	JKIIIIL
closes the stov	LIKKJIJ
closes the sunroom	KJILIIK
closes the thermostat	KILIIIK
closes the toilet	JJGKHJL
closes the tub	JIKKHHM
closes the vanity	LKILJIJ
closes the way	KKILIIK
closes the window	JKLHKFK
closes then	LKHHIIL
closes ther	LIKJKJJ
closes tile	LIJJILI
closes to #	KKLIIIJ
closes to ceil	JIIIJIM
closes to it	KKJKIJK
closes too	KLKJHHJ
closes too high	IKJIIIL
closes two sid	JKJLIII
closes under	KKIIJII
closes under it	LJHKIKJ
closes under window	KIILJKI
closes up	KJKHIIK
closes wall	IJHJHHM
closes wall only	KKIIIIK
closes we have	KLJKIIJ
closes were	IIIHIHM
closes will do	MIIIIIJ
closes window wall	JILIIIL
closes with it	IJLKJIK
closes x #	NIHHHHJ
closes yes	MKIIIHI
first #	KLGJKFJ
first -	KKKKKJG
first a	JKIJHJK
first about	JJLIJIK
first abov	JKJIJLJ
first add	LIIIIIL
first all	KKIIIKJ
first also	KLIIIIJ
first an	LKIIKHJ
first as	KLJKIHI
first at	KJILJHJ
first back	JILIJIL
first bar	LIJKJIJ
first becaus	HMJJHLJ
first bed	IKIIJIL
first below	JKHKJHK
first besid	KIIIJIM
first between	IKHKJHL
first build	LIIIJIK
first by	IIJIJIM
first can	KKLIHHK
first cat	KIJIIIM
first ceil	KJIIJKK
first chang	LJIIIIK
first clos	KLILIIH
first closet	KJIJIHL
first corner	LIJIIIK
first couch	KLIIJIJ
first could	MJJJIIJ
first desk	KIIIJIL
first do	KLIKJIJ
first doubl	LIJIJJK
first drop	LIIILIJ
first each	KKIKIII
first everyth	JIJIJLL
first except	HMHKIHI
first fac	IIJIIIM
first floor	LLIHIHJ
first for	LJKJIHK
first fridg	JHHLJIM
first from	IIIIJIM
first full	KIJKIIK
first furnac	JLIIIIK
first gas	HKJLIKJ
first get	JJKJHKL
first give	LKIJIHK
first glas	IIJIKIM
first go	KKIIJKK
first have	JKIKKKK
first he	KKHJLJJ
first her	JLJIJIK
first i'd	KILLKII
first i'll	LJIIIKK
first i've	HKKKLKJ
first in	KKLJHFJ
first is	MGKJIHJ
first it	HKGKJLL
first it'	KJKLHKK
first just	LKIHHHK
first keep	KKHJHHK
first last	JIIIKLJ
first laundry	ILKIJIJ
first leav	JLIIKIK
first leave	HLHJIHK
first lock	IKJIJIL
first make	LHIJJIK
first mayb	KIJKIIK
first mirror	KIJIJIL
first move	IILIIIL
first my	JJFILLK
first need	MHIHIHK
first new	KMIIIII
first next	JJHHIHM
first no	IJJKLHJ
first not	IKGIMJJ
first now	IIILJLK
first ok	KKIIIIK
first on	MIGJKKJ
first one	LKJJIFJ
first only	LKHJIHJ
first open	JKIIKIK
first opposit	IKIIIIL
first or	KJJJKHK
first other	LKIIJIJ
first otherwis	LIIKIII
first our	JJJLHJK
first outlet	IKJIJIM
first over	LHKIIKJ
first pleas	KJJJLHJ
first pocket	IIJMIJI
first printer	KKIKJIJ
first pull	HHJMIIJ
first put	LJKGGGK
first radiator	JIJJJJM
first remov	KKILIIJ
first replac	LHIKHHI
first right	ILHKIHK
first rug	KKIIIIJ
first run	KIKIJIJ
first same	LKIIIIJ
first sconc	IIJIJJM
first she	KKJLKKI
first shelf	ILIIJKJ
first shelv	HLIHIIK
first shower	KKJKJIK
first sinc	HHJLIMK
first sink	IKKKKHK
first smal	JKIIJIK
first sofa	IIIIIIM
first somebody	IKKLJHJ
first someth	JKJIKII
first stov	HLKHIKK
first swap	LHLKIHI
first swing	KKJIJIK
first tak	LKJKJII
first take	JJJLIFK
first that	LILKHKJ
first the	IKGJJKL
first then	KKJHGKJ
first ther	JLIKJHJ
first there'	HLJKIKK
first they	KLKIKHI
first though	LIKJLIJ
first thre	KJILIHJ
first to	LHIKKHK
first today	IIILJIK
first toilet	LJLKIHI
first tub	IJLIJIL
first two	ILIJKKJ
first under	JIHLJGJ
first vanity	JIIHJIM
first wall	LKHLHHH
first want	KKKHKHI
first we	IKEJLLH
first we'd	KJKJLGJ
first we're	LJHIHKJ
first we've	JJLLILI
first when	IIHJILL
first wher	IIJKIKL
first which	ILJKHJK
first whil	LJKJIHK
first why	ILKIJIJ
first window	KHJIJHM
first would	LJIIIIJ
first you	JJHLHGM
head #	KKKGHHK
head ac	JKHKHJH
head amp	IMIHILJ
head aquarium	ILHLKJJ
head arch	IKILIIK
head armchair	LKLHIHJ
head armoir	IJLLIHJ
head backsplash	MJIJHHK
head bag	JLIIKLI
head banquet	MIIJKII
head bar	LIIKKJI
head barstool	KLIJKII
head baseboard	LKIIIIJ
head basin	MHLJHHH
head bath	KLIJIKJ
head bathtub	KIIMKII
head beam	JKHIHHM
head bed	KIMIIKL
head below	MJIIIII
head bench	NHJIKJK
head bib	LIIIJIL
head bidet	JJILKLI
head bifold	IJHMIHK
head bik	GMLJHGK
head bike	IKHLLKI
head bin	KKGLJIJ
head blind	JIKLKKI
head block	LJIMHHI
head board	KJLJKGJ
head boiler	IKILIHK
head bookcas	LJKIJJI
head bookshelf	LJHKIHK
head bookshelv	MIHIIIL
head boot	HNHHHKH
head bowl	LIKLKKI
head box	GMJLGKJ
head built-in	JKGJLGJ
head bulb	IJHMHHI
head bulkhead	IJHLIHL
head bunk	KHHKKLI
head burner	JJIHKHL
head cabinet	JLILKHG
head cabl	JKIIIHL
head can	JKKKJLH
head car	GMGIKMI
head cart	KLHIJKJ
head ceil	JKDJFKN
head ceiling'	ILIIIIL
head chair	KLJJIKH
head chais	KLHIIIJ
head chandelier	JILKLGJ
head charger	NHHHHHJ
head chest	IMKIIHJ
head china	ILKKJIJ
head chut	IMHKIHK
head circuit	MIIIJLI
head clock	JLKKIHJ
head closet	GLFKFJN
head coat	IMHKIHJ
head collector	MIIIILI
head combo	KKIKIHI
head commod	JLLJHHK
head compressor	IMJIILJ
head cooktop	MHLGKHK
head cooler	JJILIII
head cord	KJHIKLL
head couch	IINKKGL
head counter	LIGKIKJ
head countertop	LHLJHHK
head crat	JLIIIKI
head credenza	JJJKKHI
head crib	MHIKGKJ
head cubbi	LHHKKIH
head cubby	MIJIKII
head cupboard	LLLGJJH
head curtain	LGFMJJF
head dartboard	KKLHIKI
head dayb	LLHIIJK
head dehumidifier	KKHKKIH
head desk	LHKJJKK
head dimmer	NHHHHHI
head disposal	KIILKHI
head divider	MIIIIIK
head door	KKEKKEK
head dormer	KJIIIHM
head drain	KMIHJJJ
head drap	LIILKII
head drawer	MJFIHJI
head dresser	HLLKIJI
head drip	LHILIII
head drum	IKKJJLJ
head drywal	MIGJKJH
head duct	ILLHIHK
head dw	KLJJIIK
head eave	IIJJJIM
head electric	LJILIII
head exhaust	KKIIIII
head fabric	IMIKIII
head fan	NIEKJHG
head faucet	MKFIJJI
head fil	LKIIIII
head file	JMIKIII
head filler	KIIJKKI
head fireplac	IMFGLHK
head fixtur	JIKKLIJ
head floor	JKBIKIN
head floor'	KKIJIIL
head flour	LKJIJIJ
head fluorescent	HIINJIJ
head for	LHHHLHH
head foundation	IIIIIKM
head four	MIIIIIJ
head freezer	HKLLGIJ
head fridg	JJNIKJI
head furnac	GMFKHJL
head futon	IIGMKGK
head gate	KKILIII
head gear	JMJIJII
head glas	JJFJLJL
head glider	LKHHLHK
head grand	ILLIIII
head gril	IIIKLLH
head grout	LHIJKKL
head hamper	LIJLKGI
head handl	LIIIIIL
head head	JILHLKI
head headboard	KIJHKKL
head hearth	ILKJIGK
head heat	LKJGKGJ
head hing	JJHJHHM
head hit	IIIKIIM
head hockey	JKIKJLI
head hood	MJJHKJJ
head hook	NHIIGGI
head hookup	JMIIJLI
head hose	JMIIIIJ
head hutch	IJKLILJ
head in	LKHKJII
head induction	MHIJIII
head insert	MIIKIIK
head insulat	MIIIIII
head insulation	KJIKKHI
head island	KIHGKLK
head joist	HLGHHHM
head kayak	IMIKIHI
head kick	LIJIIIL
head kiln	KKHIKKK
head king	IIKKMKI
head kit	ILIKILI
head kitchenet	JHHHMHI
head knee	JLJIIIJ
head knob	LHIIIIK
head ladder	LLGKKFH
head lamp	LKJKJFH
head laptop	JLIIIKJ
head laundry	JIHJHLL
head layout	ILLIJIK
head lift	KIIILKI
head light	MIHJJJG
head line	LKJJJIK
head loader	LKIIJII
head lock	MHIIHIL
head locker	MJIHJII
head log	LIIKKIJ
head loom	IMJIJII
head loveseat	KKJLKGI
head lower	JKJLIII
head machin	IKJLHLJ
head maker	KKHKIKJ
head makeup	LJJKIII
head mantel	KKHHKHL
head mat	LJHKHKI
head microwav	MHKKKJI
head minivan	KMIIIIJ
head mirror	LIJKIIK
head mixer	KMHHHHI
head monitor	IMIHIII
head mount	MIIIJJI
head mower	HMHMHGI
head nich	LJGJLFJ
head nightstand	MJHJIHK
head nook	JJIKKIK
head on	LILIIII
head one	KIJKIMH
head only	MIIIIII
head opener	JKIKLHJ
head outlet	NIIIJGJ
head oven	KKJHKJL
head paint	LIGKJJJ
head pan	LJHKHKI
head panel	MLGHGJI
head pantry	LIGJJGM
head pass-through	MHIKIIJ
head pegboard	MKHIIII
head peloton	IKHKKKI
head pendant	MGKJJHI
head peninsula	JIGMIGL
head piano	HJMJLJI
head pip	HMKHHHL
head pipe	HMHHIHM
head plain	NHIHIII
head plant	HMIKKHI
head plug	LIJJHHL
head post	ILIKIHK
head pot	HLKKJLH
head pres	JIKLJII
head printer	HNKGHKI
head projector	LJIHIKI
head pull	KKIIIIL
head pull-down	KIILIIK
head pull-out	NIIHIII
head pullout	MIJKIII
head pump	KKHHILI
head queen	KIILKIJ
head rack	NHJIGKJ
head radiator	IKKLGFK
head rafter	IJIIKKL
head rail	KJHKHGL
head rang	KKLIIIJ
head read	KJIKIII
head recliner	JMIKKGJ
head record	JLLJIHI
head refrigerator	HLMHKJJ
head riser	MIJIIII
head rocker	JMJGHHK
head rod	MJIIIII
head room	JJLHIKJ
head rough-in	LKIIIII
head router	IMIIIII
head rug	LJELLJH
head safe	INKIIHI
head sauna	JJHJNKH
head saw	HLLIIKJ
head scal	HKHLHKJ
head sconc	MJGIJKH
head seat	NJJIFJI
head sectional	JKJJILI
head shad	OGGIKGI
head sheet	JJKJILK
head shelf	LIILGKJ
head shelv	MGIJLKG
head sho	HNIIILH
head shower	MIIIJJL
head shuffleboard	LIIILII
head shutter	MIIIIII
head side	HJIHIHN
head sideboard	JKKILII
head simulator	JIIIMKI
head sink	KJLKJEJ
head six	NHIHIIH
head skylight	KKGGKIM
head slab	LLHGHGK
head slatwal	MIIIJII
head slider	JKGKIJM
head snowblower	IMHJJIJ
head sofa	JKKILFJ
head softener	IKKKIKK
head speaker	JLKIIII
head spindl	IIILJIK
head split	MHGHLGI
head sprayer	LIIIKII
head stack	MIJIJIJ
head stair	ILGEJKN
head stal	JKIMIIH
head stand	JKILIHK
head station	MIIIJKI
head steam	KJIILHI
head steamer	JMIIJIJ
head stool	MJGLHFH
head stov	IJLJKJL
head strip	MIIIJJJ
head stroller	ILLIIHJ
head stud	JKHKIHL
head stuf	KKJKJHI
head subaru	INIIIHJ
head subpanel	LKIJJII
head sump	IMKIIHJ
head supply	JMJIJIJ
head surround	LHGLHGI
head susan	KHIMIII
head swing	LKIHJKK
head switch	IIMKIHJ
head system	LIIKIII
head tabl	JKKKKKH
head table'	ILIKLII
head tank	HJHLILJ
head tap	MHIILHH
head television	JKILLII
head thermostat	JJLHIHL
head til	JKIMIIH
head tile	LKELIKF
head tir	IJMHIIL
head toaster	JKIKILJ
head toilet	JMNHEII
head top	MIILGFH
head towel	JMHHKJI
head toy	KKIJLII
head trash	LHHLHKI
head tray	MIIIIII
head treadmil	HIKNKJJ
head tree	JLLIJHJ
head truck	HKHMIKJ
head trus	JLIIKIL
head tub	GJJLMJK
head turntabl	JMIIJIJ
head tv	HJLINKI
head twin	KLHJGHJ
head unit	IIILKKJ
head upper	JKJLJGJ
head urinal	KHIHMHH
head vacuum	IIIMILI
head valv	LILKIII
head van	JMIIIII
head vaniti	KJLIIII
head vanity	KJKKJDI
head vent	JLLIIHJ
head wal	ILGGGJM
head wall	EECIGFT
head wardrob	KJHMHKH
head warmer	KIIJMHI
head wash	KIIILII
head washer	HMJKJKI
head wheel	JLIHIIL
head whiteboard	MIIKIII
head window	HLEIIHO
head wir	IMIIIIJ
head wire	KKILIHI
head woodstov	JJHKLLH
head workbench	JIMIKKI
if	PGFHGFK
last "	KKGGJGL
last #	KJKHKLJ
last '	MJIIIII
last a	JKJIJKL
last abov	KKGJIHJ
last acros	MIJIJIJ
last again	KIKJIIK
last all	JIHJKKK
last already	HLHHHMK
last and	KKHLIHJ
last are	ILKJKGK
last arm	KMIIIHI
last back	LJGJJJK
last bar	LHIJHJK
last bare	JKIIIIL
last basement	JJHKKLJ
last bath	JIIIKKM
last bathroom	KIIIKKL
last bay	LKKHKHI
last be	KKKKILJ
last beam	MKHIIII
last bed	JLGJKGL
last bedroom	LJIJILI
last befor	LKIKJIL
last behind	LHHHIKK
last below	LKHHIII
last bench	LKHHIKK
last between	JLLJIHJ
last bin	JMIJHHK
last black	LLIIIII
last block	HMIIIIK
last both	KJLIJIJ
last bottom	KKIKIII
last bowl	KJHLIHI
last box	JLHJIHJ
last brick	LLIIKII
last brok	KJIIILI
last burner	MIIIIII
last buy	KKIIJLJ
last cabinet	KJLJHGK
last ceil	KJKHGGL
last center	JMKKIGI
last chair	LJKJJHK
last chimney	KJIJIIL
last church	IIIKJLJ
last clear	IJIIJIM
last com	LLIHLII
last compactor	IIILIKJ
last continu	KKIKIIL
last corner	JLKIGEL
last couch	KJLIJJL
last counter	MJILIHI
last cousin	JIILLKI
last cover	KJIJIIL
last crack	LHILIHI
last cubbi	KIIILIL
last curb	KJILJLK
last curtain	JLIJIHL
last dead	IHIKLIL
last deck	KJKHIKK
last deep	KKIKJIJ
last desk	KKJIHGJ
last dimmer	IMIIIIJ
last dishwasher	KILIIKK
last do	MJIIHKI
last done	JLIJIKI
last door	KKJIJHK
last down	IKJLGJK
last drain	MIIKIHL
last drawer	MJIJIKI
last dream	LIJJKIJ
last dresser	JLIKIKI
last east	IMIIJIK
last either	ILILJII
last empty	JIILJIL
last end	KLJKIGJ
last enough	JMIIIHK
last entry	KIKIKIK
last exist	JMIIIHI
last feet	KLHJIIK
last fine	KLGGJGJ
last fireplac	JKJKIIK
last fit	KJHHLKI
last floor	LILJHGI
last fold	JLIKIIJ
last foot	KJLIIIJ
last for	JKIJLIJ
last fridg	MKHGHGJ
last front	KJIIHIL
last ft	KLHIIII
last garag	JJGLILJ
last gas	LKIIIII
last get	KKKJJGH
last go	IGEOGKJ
last good	JMKHHGJ
last gray	LKJJIII
last half	KLIIJII
last hall	IKKLHJJ
last have	INHIJGI
last head	IIILJKK
last hearth	KJKKIII
last heater	KJKJIIK
last height	KKHKIHL
last her	JKIJLJK
last here	JKGILKH
last high	KJHIHHL
last hole	LIKHHHJ
last hook	KKIIJIK
last hous	IKJJHMJ
last idea	KJIKLII
last in	MLIIIFI
last inch	KJLGHHJ
last insid	JLHKIHK
last instead	MHJIHHL
last iron	LKIIIII
last is	LKKJJDJ
last island	LHKHLHH
last itself	LKHIIHK
last keep	IMHHIHK
last kitchen	KMJHIHI
last lamp	LJIHJIK
last land	KIIKKJK
last leav	IKHLKHK
last leave	ILKJGFL
last leg	KKJJIIK
last light	LLHIHHI
last lock	LLIIJIJ
last lol	KKKIJIK
last lovely	LLIIIII
last low	LKIKIII
last machin	JKLJIII
last mat	LJIIKIK
last may	ILKKIII
last middl	KLGHIJI
last mine	JILLIIJ
last mirror	LHKGKHK
last mother'	KLIKIIJ
last move	IMIIIII
last need	KIIKLIJ
last nephew	LJJLIII
last new	LLGGHGH
last nich	KJIKILI
last night	KLIJJHJ
last no	HJHINJJ
last north	JKHHIHL
last not	IIJLKLH
last noth	HLLJIHL
last now	KJLKGJK
last oak	LKIIIIJ
last obviously	JIKKJIL
last off	IIFNKKI
last ok	HOHGHGK
last okay	LKIIJIK
last old	ILLIJII
last on	KHJLKGK
last once	IHIJIML
last only	MIGKHGK
last open	KLJKIGJ
last opposit	KLHIIII
last original	IMIIIHJ
last other	IKKHIKL
last our	JLJIILI
last out	KHFMJJI
last outdoor	KIIIILJ
last outlet	LIIJIIL
last outsid	LJHIHLJ
last oven	IKIKLII
last over	LJHLHJI
last overhead	LIIKIII
last own	ILLIHHJ
last paint	ILIKIII
last panel	KIKKIIJ
last pantry	JHLKKHL
last part	KJKLIII
last peninsula	JKILKII
last plac	JKLJHHI
last pleas	MHIHKHK
last plenty	LJIHHKJ
last porch	JMIJIHK
last post	LKHIIKJ
last present	JLJIJJL
last put	ILIIIHK
last quit	IIILJKL
last rack	KJIKKKI
last radiator	LJKHKII
last rail	LJIIKIK
last reach	JJLKHHJ
last rear	JKILJII
last reel	MIIIIIJ
last remain	ILIHJHL
last restaurant	IJJIMII
last right	JKLIGFK
last room	JJIKIMH
last run	JJILJIL
last rust	KIJLJII
last s	IJIMIIK
last sag	MIIKIII
last sale	JLJKIHJ
last saturday	JIIMJIJ
last school	JIILIKI
last scrap	IIIMIII
last seal	LKJHIII
last seat	KJIKJKL
last sectional	KKIKIII
last sell	JIIMIKI
last shar	LKIIIIK
last shed	IIIMJHJ
last shelf	IJLIJIL
last shot	KHIMIHJ
last shower	LHJKKIJ
last shrink	IKILIII
last shut	IKILIIJ
last sid	JKHLIHK
last side	LLKHGEJ
last sink	KKKGJFK
last sister	JKJKJIJ
last sit	KKHHIIL
last six	IKILIII
last slider	KKJKHHJ
last slop	KKKKJHI
last solid	LKJIIJI
last someday	MKJIIIJ
last somewher	IMIIIII
last south	JLKIIHK
last spot	JJLJHKK
last spr	ILIJILI
last stack	JMIIIIJ
last stair	JJLJHKK
last stand	HKJJILK
last stay	FMGJHDK
last step	JJKIIHL
last stov	JJKLIHK
last str	JJILIHK
last sunroom	KJILIIK
last surviv	HLKKIHJ
last that	KHHJJLL
last them	KJKKKGK
last then	MJGJIHK
last thermostat	LIKIIIK
last thing	KIKMIII
last think	ILIILIK
last thre	KIILIII
last tile	JJIKHKK
last to	LJKJIII
last today	KJJLHIJ
last toilet	JKJKHJL
last too	JLKIKKI
last top	LJLJIHK
last touch	INIHIII
last tub	KHKKIKL
last turn	KJLIIII
last two	MJIHIHI
last under	MKHHIHJ
last unit	MJIIJIK
last upper	LKJIIII
last upstair	HKHJHMI
last us	IKHKLKK
last use	JLIKIHJ
last vanity	JJJLIIK
last vent	LILIIII
last wal	LKHIIII
last wall	KJKIHIM
last want	JJLIKII
last washer	KKKIIKJ
last water	JKIKJII
last way	JKKKIHJ
last well	IJIMJII
last were	MGKGJFM
last west	IMIJJII
last wide	LJIKIII
last wife	JKILKII
last window	KJLIJIK
last with	IMIIJIK
last work	IMGIHLK
last yard	KLJIIII
last year	IKHLKJJ
last yes	LKIHJHI
last you	JILIKIK
later !	KIJLHKK
later "	LKFKIJI
later #	KKIIHKK
later &	JIKKKHM
later '	KIHKHKK
later (	LJFKHFL
later )	KIKGKLK
later +	MKIIIIJ
later -	MJHGHHK
later .	KJKKIKJ
later /	KKLGJHK
later :	JKHJILL
later ;	JKHKKHL
later ?	JKKIMFK
later about	IKHJLGK
later abov	MILIHGK
later ac	LLJHIHJ
later acros	MIHKIHK
later actually	LIIKLHJ
later add	ILLKHHI
later against	KLHHIIK
later air	JIILIIJ
later all	IKJLILJ
later alon	LIIIIIK
later along	LJJILKK
later already	KKHLIGK
later also	KJHLKHI
later an	KLGJGIL
later antiqu	JKLIJJK
later any	LKILIIJ
later are	LLJIHJI
later around	LJLJIKJ
later as	JKKJIGK
later ask	KKHHHKL
later at	KJKKIIK
later attic	LIIKIIK
later back	KKJKLKI
later backsplash	KLJIIJL
later bag	LKIIIIK
later barstool	LILIIIK
later base	KLKIIHJ
later bathroom	LJIKKHK
later bay	JKKJKGK
later bc	KKIIJKK
later beadboard	LIKIIKL
later beam	KJIKJIK
later becom	LIKKJIK
later bed	KJJKGJJ
later been	KKLKIHI
later befor	KJILIHK
later behind	ILJJLFK
later below	LIIIIIL
later bench	LHJKIKK
later beneath	LJIIIKJ
later besid	LKKIIIK
later between	ILJHJLK
later bidet	KKIIJKK
later bik	LKIKIHK
later bin	MIIIIHK
later blackout	KKHHIIL
later block	ILKJLHJ
later board	JLIKIIK
later boiler	MIIIIIL
later bookcas	KKHJJKK
later both	JJKLIGJ
later bowl	KKIIJJK
later box	JLHJHHK
later brick	LHJJIKK
later bring	KLIKIIJ
later build	KJKGILK
later built-in	LIHKIKK
later but	JLKKKHI
later buy	KKIJIIK
later by	KJGKILK
later cabinet	KLJJHJJ
later came	KKIKIKH
later can	KJIKIIL
later car	KKIKIIL
later cast	JIILLIJ
later cat	KJHKKHL
later ceil	LJIIKKK
later center	KJKJIIL
later chandelier	KJLKIHJ
later chang	KLIKHHK
later charger	IKIILIK
later chest	MIHGHKL
later chut	KKIIKKJ
later client	KKHKJHK
later clos	IKIKILK
later closet	KKKFLFK
later coat	LJHKIIJ
later column	KJIIKIK
later com	KLGKHJJ
later combo	KILIIIJ
later come	KJIKHHL
later commod	KLLIHKI
later compressor	JLIIJIJ
later cook	ILJLJJI
later cooktop	KJILIKI
later cork	KKKIHHJ
later corner	JJILJFL
later couch	JMJIGGK
later could	JLHJJFL
later counter	LHHKJJK
later countertop	LLIHIIJ
later crack	KJILIHL
later crib	LLIKIGI
later crib'	LKIIJIK
later cubbi	JKIIIIL
later cupboard	ILIKIHL
later currently	LIIIIIK
later curtain	KKKJKGJ
later cut	LIIIIIM
later dayb	JKHKHHK
later dead	JKIILIL
later deck	ILKHJIL
later deep	LHIJHHM
later dehumidifier	KLIIIIK
later delet	JKKHLHK
later desk	JKHKFIL
later did	JKILIHJ
later din	KIJIIIL
later dishwasher	JMJKHHI
later doe	JMIIJIJ
later dog	KKKIIKK
later doubl	KIKLIHK
later down	LKKJGGJ
later drap	JILJIIL
later drawer	LKJIIGK
later dresser	JLKGHGL
later drop	JJKILLK
later dry	LLIIIIJ
later dryer	IKKKHGK
later drywal	JKHKHHL
later east	JMIIJII
later either	KKKIIIK
later electric	LJHKILJ
later end	KLGGJGK
later enough	IIJLKLI
later epoxy	LKIKIII
later everyon	JMIIJIJ
later everyth	LJIILIK
later exist	KLHKJHJ
later fac	KJKKIKK
later fake	MIIIIIK
later fan	LLKIJGI
later far	JKIJIIK
later faucet	MKIIIHJ
later figur	JKJIJIL
later file	LIILJIJ
later fine	LKHJHHK
later fireplac	JKIJLKJ
later fit	LLHHHGJ
later fixtur	MIIIIII
later floor	LIKLFIK
later fold	LLHHJHJ
later for	KIKKJKK
later four	KLJJKII
later freezer	LIKKHJJ
later fridg	KIKKGJK
later friend	KKIKIIK
later front	JLKIHGK
later ft	KKGGIHK
later full	JLHKKHK
later furnac	JLKIIIJ
later gabl	JKIIJIL
later garag	JKIKKII
later garbag	KKKIJIK
later garden	LIJILJI
later gas	LIJJJJL
later get	ILJILIK
later give	IILKILK
later glas	LJJKHGL
later glider	LKIJIIJ
later go	IJILJIL
later going	KLIHKII
later golf	IKKHIHL
later good	KKLIIGI
later grab	LHKIKHK
later granit	JIILIIL
later gun	KLHKIIJ
later ha	LIKIIIJ
later half	KLHIIHK
later hamper	LIKIJIK
later hang	JJHLKGK
later hatch	LIIKIKK
later have	JKJHKLK
later he	KJJKLGJ
later he'l	LIILJII
later head	JLIHIKK
later heat	LKGKHKI
later heater	JLKGIGK
later heavy	KILJIIK
later high	IJLLJIJ
later his	LIJKKGJ
later hold	HLIKKKK
later hook	MKHIHHK
later hot	JLJILKJ
later hous	IMIIIIJ
later hum	KKKKIII
later hung	IKILIIK
later husband	KJHKKHL
later husband'	KKKIIIK
later i'd	HLLKLLJ
later i'll	IJIJILL
later i'm	JGKMIKJ
later i've	JKHJIGM
later idea	JJLHKKJ
later if	NIJKFJI
later inch	LLJJHGI
later insert	KIJLJIK
later insid	KKLKIHI
later insuranc	LKJIJIK
later into	JIKLIKK
later iron	JKKKHHK
later island	KJHLKKJ
later it	KJMKHJJ
later it'	HMKJJKI
later itself	JKKKIKJ
later just	LKKJJHJ
later keep	LLIKIFH
later kit	LIJIJIJ
later kitchen	MJHJGGJ
later l	JLJJJJI
later ladder	JKILIKK
later lally	KJIKLII
later lamp	KKIIIKJ
later last	LIKILII
later late	KKLIIIK
later laundry	JLKJKKI
later leak	JKIHILJ
later leav	KLKGJKJ
later leave	JLJIJKK
later light	KLFKJJI
later like	IKKKLJK
later linoleum	HMKHIHL
later liv	KKKJIHK
later locker	IKILIIJ
later loft	JLIKIIK
later log	IJIKKIL
later long	KKHKIHJ
later look	LKIJJIJ
later lose	ILJLIHJ
later lost	KJIKLIJ
later love	JLIJJLJ
later loveseat	JILIIIL
later low	LIILIHJ
later make	KLIHIIK
later marbl	KLIIKIJ
later mayb	MJIIKIJ
later medicin	KKIIKII
later microwav	MKIIJIJ
later middl	JJLIILL
later mine	KKIJIHK
later mirror	KKJHKKI
later mobil	LILIIIJ
later monitor	JIJLIIJ
later mov	JJGKHKM
later move	JJLJGGL
later music	JLKJIIK
later must	KKIKIIK
later n	IMJIIJI
later nah	KIIILLK
later need	LLIIHLJ
later never	LIKKKHJ
later new	HILMJFL
later next	LJHGJGL
later nich	KJLIKII
later nightstand	LJJIIIK
later none	JJIJLHK
later north	LKHHJHH
later noth	JLKKHHJ
later now	JJKKILJ
later oak	MHIKIIJ
later obviously	LKJIIIJ
later off	KKHKKIL
later oil	KLIJKIJ
later ok	LKHJHHK
later old	LKKJJIJ
later on	JKKKLIJ
later once	KHJLJJK
later one	JIJKLLJ
later only	MKKIGJI
later open	KJHLKGJ
later opposit	JMHKHHI
later or	JJKHLFK
later other	KLJJHGJ
later otherwis	KLJIJIJ
later our	JIFKGLM
later outdoor	KKIIKIK
later outlet	LIHKHJL
later outsid	LLIHIHJ
later oven	JJJKIGM
later overhead	LIIKIIL
later own	LIKHKLK
later owner	KKIIJIL
later paint	KIHLHKL
later pair	ILHLIHI
later panel	JLHKIHI
later part	IKLKIHJ
later pedestal	KKKIJKK
later peloton	KKIIJIL
later pendant	JKHLIHK
later peopl	LJKHIKJ
later per	JKIKHLJ
later piano	KJHKIIK
later ping	KLJIIIJ
later pink	LKIKIIJ
later pipe	KKIHIIL
later plac	LIKJIKL
later pleas	KHKJKLL
later pocket	KILKIII
later pong	KLJIIIJ
later pool	LJIKIHK
later post	JKIIIKK
later pot	LIKHKHK
later pric	KKIHLHI
later pull	IKLKIIJ
later queen	JHIJLLL
later rack	KIKKGGL
later radiator	JLKGHGM
later rail	KLIIIKJ
later rais	JIILIIL
later ramp	JLKJIHH
later rang	JLFJKJK
later read	LIIKKIK
later reces	KKIKIIJ
later refrigerator	LKIJJHK
later relocat	LJLIIIK
later remain	JJHLKKJ
later replac	KIHLHGL
later return	JKIHIHK
later rid	JIILJIJ
later right	KKKKHKI
later rod	MIIKJII
later rol	KIIILKK
later room	LJFJJJJ
later round	KIHKHKJ
later rubber	KLIIILJ
later rug	LIHGLFL
later run	JLHKKKJ
later safe	LJKKIII
later said	KIKKLIJ
later same	KLIHIIK
later sauna	JLIJIHJ
later saw	KKLIKIJ
later say	JIJJMHL
later scratch	JIJLKJK
later screen	JILLIIJ
later seat	LKKKKHJ
later second	IKGLLJI
later secretary	LIIKJIJ
later sectional	JJKLIIL
later see	KJKJILK
later set	JIKLIKJ
later sew	KLIIIKJ
later shallow	KIILIIL
later she	JKKILIK
later sheet	JKLJJIL
later shelf	JJGKGKK
later shift	KLKIJII
later should	KKHKJHK
later shower	JKKKILJ
later sid	MIIIKIK
later side	KKFJLJJ
later sinc	JLLKHHI
later sink	KJLJIHK
later sister	MJHJKHI
later sit	JJLJILK
later six	KKKJHGJ
later skylight	LJIHIIL
later sleeper	JLIILIJ
later slid	KKIKLIJ
later slider	KKGJKJK
later smal	KJIJKHL
later smok	LIIIKLI
later so	IMGIJLK
later soapston	LIILIIJ
later sofa	KKGHJJK
later softener	IKILJIK
later solid	LLIHIIJ
later somebody	KIIKIKK
later somehow	KIILIIJ
later somewher	JLKIKIJ
later south	JMKIIHJ
later spot	LIILIII
later stack	LJIIIKJ
later stainles	KKLIKJK
later stair	JMKIJGJ
later stal	JLIKIKI
later stand	JKKHHLJ
later station	LJIKIIK
later stay	MJJKKHJ
later steel	KKIIILI
later ston	KLIIIII
later stool	KKHKJHJ
later storag	KLIKIIJ
later sump	KIKKLKI
later surround	LIIKJIK
later surviv	LJHJHKJ
later swap	KKJJIHL
later swing	MIHJJHJ
later switch	JJKLIIK
later tabl	KJJJHJL
later talk	IMIKKIJ
later tall	JIJMJIK
later tank	KLIIKIJ
later tax	LIIILIK
later that'	ILLKGJJ
later the	JKLJIIK
later them	KKHIHKL
later then	KILJKJK
later ther	KJIKEKK
later there'	KLGKIJJ
later they	LIHKKKL
later they're	IMIHKIK
later thing	KJILKII
later think	JKHKLHK
later thos	ILLJKGI
later thre	ILKGLKJ
later through	LHHJKKL
later to	JKKJGKL
later toilet	KJJLICJ
later told	MHIKIHK
later tool	KJIIIIL
later top	JLHJJHL
later towel	KMHJHGI
later track	KLIKJIJ
later trad	LKKHJIL
later trash	JJIIIIM
later tub	LHKLIJI
later turn	IJKLIKK
later tv	KJLKHFL
later twin	JIIKLIJ
later two	KJJJJIL
later underfoot	MJIIIIJ
later unit	LKKIJIL
later upper	JJJLHKL
later us	ILLKKGJ
later use	JLHHKHK
later used	JLIKIIJ
later utility	LLJIIII
later vaniti	LIIIIIM
later vent	KKIKIIJ
later veto	LKIIIIJ
later w	KKKKJHI
later wainscot	LLJIIIJ
later wal	JJKKJIK
later walk	IJIMIII
later wall	JKJIKHM
later wallpaper	KJHKHHK
later want	IKKKKKI
later wardrob	MHIIIIL
later washer	JJGMHJK
later water	IKHKKIL
later we	JJMIJJL
later we'd	JJJLKGK
later we're	JHKHLKL
later we've	JLHIKKJ
later weld	IKIIJIL
later well	JKIILIK
later were	LJKJJEL
later west	KJIIIIL
later wet	KKILJIK
later whatever	LJJIIIK
later when	ILILIHJ
later wher	KIMKGFK
later wherever	KLJKIII
later whil	KKIKKHK
later whit	KJHLIHL
later whol	KIKKIIJ
later why	KLIIIJK
later wide	JKIKIKL
later wife	KLHKIHK
later wife'	LJHHLHL
later will	LLKHIIJ
later wir	KKIIKIJ
later with	JKKKJHK
later wood	LHILLHI
later wool	LIIIKIL
later work	JLHHKHJ
later workbench	KKIIJIL
later would	KKGILGK
later x	ILJKIJL
later year	LKIIIHK
later yes	KIHKLHJ
later you	IKJIGLL
later2 ! !	KJILJII
later2 # )	JJKIIIL
later2 ) ,	LJJIJIK
later2 a second	IKIKILK
later2 and the	KKKHIHJ
later2 can the	LIILIHK
later2 ceil fan	JKKKIII
later2 could a	JLIIIIK
later2 fridg is	KIJLJII
later2 grab bar	KIKJKHK
later2 gun safe	LKIIJJJ
later2 i figur	JKJIJIL
later2 i have	KLIHJIK
later2 i not	KJLKKHI
later2 i want	ILIKILJ
later2 i were	MKIKIIJ
later2 i would	JJILJII
later2 i'd ask	LIIKIIK
later2 i'd like	HLKKLKJ
later2 if it	LKKKIII
later2 if not	LHIJIIK
later2 if you	KKIIJIL
later2 in the	JKILIII
later2 it' a	JLKHKHJ
later2 keep the	KKIKKHI
later2 leav the	LLIJILI
later2 medicin cabinet	KKIIKII
later2 my husband	KKJKIIK
later2 my wife	KKHLIHJ
later2 my wife'	LJIIJIL
later2 no ,	LHIHKIL
later2 no .	IKIILIJ
later2 no carpet	LKHKIKI
later2 no coffe	KLIIJIJ
later2 on the	JLIIIIK
later2 right of	LJILJII
later2 shower #	LJIKKHK
later2 sink ,	MIIJJJI
later2 sink in	KILIIIL
later2 so :	JKJJJIL
later2 so a	JKIIJLJ
later2 take it	ILIKIIK
later2 the bench	LIIIJIJ
later2 the chest	MIIIJII
later2 the closet	IKLIKIK
later2 the crib	JLIKJIJ
later2 the desk	KKKKIHK
later2 the glas	KKJIJJJ
later2 the glider	LIIIIIJ
later2 the old	MKKIJHJ
later2 the piano	LHIHJJK
later2 the radiator	KKKIIIL
later2 the refrigerator	LJIHIHK
later2 the sofa	KKIIIIK
later2 the tabl	KIIKJIL
later2 the toilet	KKIKIIK
later2 the tub	JIKKIHK
later2 the vanity	KHHLKKJ
later2 the window	LKKIIHI
later2 then the	MIILIII
later2 ther is	KLJIJJJ
later2 ther were	LJIIJHJ
later2 there' a	KKHIJKJ
later2 toilet room	JLIIJJK
later2 track light	ILJKIIJ
later2 turn the	JKILJKJ
later2 want :	ILILIIJ
later2 we do	JJLJKHK
later2 we have	KIIILHL
later2 we need	KKJIJJL
later2 we not	LKIIIKI
later2 what i	KKHKKLJ
leads #	JKHHIKL
leads &	KKILIKI
leads (	HJLKKLK
leads )	KJKHKLK
leads I	JLIKIIK
leads N	JKJJIKK
leads P	LIHGJLJ
leads T	JHHKJLK
leads U	IHILIIM
leads a	JLHJIJL
leads q	JKKIJIK
leads v	LIIKGKK
listed #	LLIJIIJ
listed a	KIIJKLI
listed my	GLKKJLI
listed new	NHFFGII
listed no	HFIINJI
listed old	GKELHKK
listed the	HKKKIKK
mark (	JKKKIJK
mark )	IHKKLLK
mark -	IJFKMJK
mark :	JKKKKHK
my*+1 (	IMGKIGI
my*+1 ,	HKLJILJ
my*+1 ;	ILJILIK
my*+1 and	HJHKKLJ
my*+1 com	IMIIIII
my*+1 go	JKKKJHJ
my*+1 have	LJIKJKJ
my*+1 in	IKIHLLI
my*+1 is	ILKGHKK
my*+1 on	MIKHIKI
my*+1 with	LIIILII
my*-1 ,	IJJLKEK
my*-1 .	ILKKIKD
my*-1 :	IKLKIHH
my*-1 ^	HJKKKLG
my*-1 and	ILHLIKH
my*-1 for	ILJIIKI
my*-1 hold	JMJIJIJ
my*-1 like	KKJIJIJ
my*-1 of	JLIKJIK
my*-1 on	ILIIJKK
my*-1 want	LKHIKKI
my*-1 wher	IKKIJIL
my*-1 with	IKKKKJI
my*after #	IMHHIKI
my*after a	KKKJHJJ
my*after are	IIIMILI
my*after back	KJKILII
my*after be	KKJJIHK
my*after by	KLJJIHI
my*after com	IMKHIII
my*after door	LLIIJII
my*after end	LLIIIIJ
my*after garag	JKILJIJ
my*after have	KKHJIJI
my*after here	JJILLHJ
my*after in	HKIJKLH
my*after into	IKKLIII
my*after is	HLKIHKK
my*after it	HLJGLKL
my*after not	IKIKLHI
my*after on	MJKHHKI
my*after room	IIILIMI
my*after side	ILKIJKI
my*after that	ILIKIKI
my*after the	IKJKKLH
my*after to	KILKKJH
my*after two	LKIIJII
my*after wall	KILIIKJ
my*after were	JKIJLHK
my*after wher	IJKKLII
my*after window	IKKILKI
my*after with	LJIILII
my*before a	ILIKIHK
my*before and	KKGKGLJ
my*before for	ILIHIKI
my*before have	KJKLIII
my*before hold	JMJIJIJ
my*before i	JMKHIJH
my*before i'd	ILIJJIK
my*before in	IKIILIK
my*before is	ILKIJII
my*before it	IILLJKI
my*before my	JKIIKKK
my*before need	LJJIJII
my*before not	ILKKIHI
my*before of	IKILJIJ
my*before on	ILIHIKK
my*before so	JKLHIKI
my*before that	IMIIJII
my*before the	JKHJHLK
my*before to	IJKKKHL
my*before want	LJHKKJI
my*before wher	IKKHIIM
my*before with	IKLKKJI
my*closes 	ILKKHKI
my*closes the garag	JKILJIJ
my*head bed	JKKKHIK
my*head bench	JKIKLHI
my*head chair	IKHLIHK
my*head desk	KKLHJGK
my*head dryer	JKKLJIJ
my*head loom	IMHIJII
my*head machin	JJILIIK
my*head recliner	JLKIJIJ
my*head sink	KLHJHHJ
my*head stov	LKHIKIL
my*head tabl	IMKIIHI
my*head treadmil	JIIMLII
my*head tub	JKIILIJ
my*mark 	JKJKHLI
my*mark (	ILJKHGJ
my*mark ,	IKIJJLJ
my*mark .	HLKJKKJ
my*opens 	HKKKJKI
my*opens and	JMIIIIJ
my*path 	HKKKJKI
my*path &	JMIIIIJ
my*path Iv	KLIIIHI
my*path Nv	KKIIKKI
my*path P	JLIIIKK
my*path q	KKIKIKI
my*tail 	ILKKHKI
my*tail &DN	JKIIIKL
my*tail N	IJKJIKK
my*tail PDN	LJIIKLH
my*tail bDN	JMIIIII
my*tail bPD	JLIIJLI
my*tail mvP	JLIIIKI
my*tail vPD	ILKJJHJ
my*tail vPa	JKILJIJ
my*then b	GKJJKKK
my*then h	KKIKIKJ
my*then m	HKJLHJK
my*then v	GLMJGJK
my*verb have	LJILJIJ
my*verb hold	JMJIJIJ
my*verb is	JMIIJII
my*verb want	LKHIKKI
negated	HJJJNJI
new*+1 ,	MJHIIHH
new*-1 ,	MIJIJII
new*-1 .	MIIIIHI
new*-1 that	KIIIJLI
new*before that	KIIIJLI
new*closes 	MIHHHGJ
new*mark ,	MJHHHJG
new*mark .	MHIHIHK
new*opens 	NHHHHHH
new*path 	NHHHHHH
new*tail 	MIHHHGJ
next "	MIJGHHL
next #	NJIIHGK
next &	HLKKJKJ
next '	IJIJGKN
next +	JIIKKIL
next /	KJIKGKJ
next a	JKHLJKK
next about	ILKJKKI
next abov	NHHKGFI
next acoustic	LILIIII
next acros	IKLJKGK
next add	KLHHIHJ
next against	KLLGKGI
next agre	IKILKII
next ahead	ILLIJLJ
next air	KKIKIIK
next all	HKIMLJI
next allow	MIIIIHK
next almond	IIIMIIJ
next alon	KJLIIIK
next already	JJGJKLL
next alway	JKKIKLJ
next am	LLIIJIK
next amp	KKHHIKJ
next an	KJJKLEJ
next and	IKKJJLK
next angl	MKIIIIJ
next another	KIILHKJ
next any	KKGKIHJ
next anyhow	LIILJHJ
next anyth	JKIHLKI
next anyway	LIILIIJ
next anywher	IMIJIHI
next arch	KJJIIJL
next are	KJILKIJ
next arm	LLHHIIK
next around	KKHJIHL
next arriv	LKIIIII
next ask	LIGIMJK
next ate	IKIIIKL
next auction	IIIMIIJ
next away	KJHLHHK
next back	KKKJILJ
next backsplash	MKHHHGH
next bag	LLIIIII
next balcony	IIIKIIM
next bar	MHIKJJI
next bare	JLIKJLJ
next barn	KJIKLII
next base	LKIIIIK
next basement	IKHMKHJ
next basin	LHILIIJ
next bath	JIHLKHL
next bathroom	IJKIIKK
next bay	ILIILII
next be	IJLKFKL
next beam	LJIJIIL
next becaus	MIEKIJL
next bed	JIKLIGL
next been	JKJJKLH
next beer	KILKKII
next befor	LKHKIII
next behind	KKKIFJL
next being	KIIMIHJ
next believ	JMIIJIK
next below	NJIIGFI
next beneath	KJLIHHJ
next besid	LILIHGL
next better	KJKLIKJ
next between	KILJHHL
next big	LJHKJKJ
next bigger	KJILIIK
next bik	KKIKIIJ
next bin	KJILHIL
next black	LJHKKHI
next bles	KKIKKIJ
next block	IJLLJJK
next blue	IMJIIIL
next board	JKHKKKJ
next body	IIIIMIL
next bolt	LKIIIIJ
next book	JKLJIIL
next bookcas	LGHJHJL
next bookshelf	KKIJIHJ
next bookshelv	KIKKKIJ
next boot	KKHJIHK
next both	LIJMHII
next bottom	LJIJIII
next bowl	KJLKIHJ
next box	JMIGHIK
next boy	KIILJIL
next bras	KKIJIHL
next break	JJILJIJ
next brick	KKHHHHM
next bring	KKKIIHL
next brok	IIKLLHI
next broken	JKIKILI
next brother	ILIKIIJ
next brush	JLILJII
next budg	ILIIJKJ
next build	LKKKGFI
next built-in	KIKIILL
next bulb	IKIMIII
next burner	MHIKHHJ
next burst	KIIIIIL
next but	HLKGMKK
next butcher	LIIJJIL
next buy	JKKKHKK
next by	KKLJHIK
next cabinet	KJJIHJL
next cabl	LJILIHK
next cal	LKJIKJJ
next call	LLIIIII
next came	IKKIKLK
next can	JKHKHKL
next cant	KKKIJII
next cap	IKIKKLJ
next car	ILIJLIJ
next carpet	MJHJKJJ
next cas	IMJKJII
next cast	ILIKIIJ
next cat	ILLHJKJ
next cedar	KJHLIHJ
next ceil	LKFKHKJ
next cellar	KLIIIHJ
next center	MIJIHGK
next chain	JLIIIII
next chair	LKFGJIL
next chang	JLGKJGK
next cheap	KKHHHHK
next chest	KKHLHHI
next chimney	LKKIIIJ
next christma	JKILIHI
next clean	IJILIIL
next clear	ILLIKHK
next clock	KLIHKIK
next clos	MHIKIHK
next coat	KHIMIIL
next code	JJKHLHL
next coffe	KJHHHLJ
next coil	KLIIIKI
next cold	LIJHIKJ
next com	IJKLGKL
next come	KJLKKFI
next comfort	MHILJIJ
next concret	JKIKILJ
next control	KKIIIIK
next cooktop	LKHHKHK
next cool	KHKIIIL
next cooler	JIILIII
next cork	LKIKIIK
next corner	KKJGHIM
next couch	ILKIIIK
next could	JJJKHKL
next counter	LIKJJEL
next cousin	IIINIHJ
next cover	IMHHIHL
next crack	ILIKKHK
next craft	KIIKIIL
next crat	JKIJIHL
next crib	IKKLIIK
next cupboard	LIKKIKK
next curb	JIKLJIL
next currently	JIMIIIJ
next curtain	JKGLJGK
next curtain'	LKIIIII
next curv	MIIKIJJ
next cushion	MIIIIIK
next cut	IKJKHKK
next dad	KKIKIKI
next dark	LJIIIIL
next daughter	IKILIIK
next day	LIILJII
next dead	JJHKLKJ
next decid	JJIILIL
next deep	MIEIGFL
next dehumidifier	JKILIII
next den	JKHLKKJ
next desk	KLEKJJL
next did	JIILKIL
next died	IIKLIIK
next din	JMGILGJ
next dishwasher	LHJIKHL
next disturb	ILJKIIJ
next divid	KIIIJIL
next do	KHGLKKK
next doe	JKJKKGK
next dog	IKHKLHK
next done	LKHHHLJ
next door	JLJJIHL
next doubl	JLJKIHK
next down	JKLKIEJ
next downstair	KIKIJLL
next draft	LIKJIIK
next drain	LKFKGGI
next drawer	LIIJIFL
next dresser	KKJJJHL
next drop	KJKLKHI
next drum	IJKMIKK
next dry	KLKJHKJ
next dryer	JJJLKFK
next drywal	JJHMKGJ
next duck	JLJIJIK
next duct	JKILIIJ
next dump	IIINIHI
next dust	JLKIJIK
next dw	JKHLIHL
next each	MIGJGKJ
next east	IMHKIHK
next eat	JILLJJK
next eave	IMJJJII
next eight	MIKJIHJ
next either	LJHJIKK
next electric	LKHIJKI
next else	JMHGKHK
next em	HMHKHHK
next empty	JIJMIII
next end	LKKHKGK
next english	IKLIIII
next enough	KKIHLIJ
next epoxy	MIIILIJ
next even	JKHKIKK
next ever	KJIHLKH
next every	IKLILIK
next everyon	ILILIIJ
next everyth	IJKLIJI
next everywher	LKIKIIJ
next except	JKILKIK
next exist	IKKIHIL
next fac	KKKJGFI
next fake	KIHMIII
next fan	KKGKKFK
next far	IMKHIHJ
next farmhous	IIIJMIJ
next faucet	KKHLIHJ
next feet	KKLIGJK
next figur	JLIIIIL
next fil	IKLIIIL
next find	LIIIIKL
next fine	KMJJJFJ
next finish	KLHJHKJ
next fireplac	JLHGKHK
next first	LJJKHJK
next fit	MJGKJGI
next five	MJKHHHJ
next fix	LLHJHKJ
next flang	MKIIIII
next flank	KKIHIIL
next flat	JLHIIHK
next float	LHKKJHK
next floor	LKEJFJK
next flue	KIILKII
next flush	IIIMIIL
next foam	KKLIIII
next fold	KJJKHGL
next fold-down	LIIIKIJ
next foot	LLKGJGJ
next for	KIIKMJK
next forget	JIIILIL
next formica	NIIHIII
next forty	JIILIHL
next four	LKFKJII
next free	IIKKLIK
next freestand	KLKIKII
next freezer	JMKIIHI
next french	KHHLLHI
next from	JKLJHJK
next front	IKLJGKJ
next frost	LIIIJLJ
next froz	KIIIIIL
next ft	MKEIGIK
next full	JLJKIGJ
next furnac	IILLIKK
next futon	LIIHILL
next gam	JLIIJIJ
next garag	ILIKHKK
next garden	KJIIIIL
next gas	JJJJGLL
next gate	MJIKHHH
next give	KJGJJLL
next glas	MKJJJFJ
next glider	MHHHKHJ
next go	JHKNGJJ
next god'	KIIJJJL
next going	IKILIKI
next good	INGIKIJ
next grab	MIJIIIK
next grand	KIILIIJ
next grandma	LIIIIIL
next granit	KKIKIII
next gray	LKIHIIJ
next great	LLIIIHI
next green	MIIKIHK
next gril	KIJIKIL
next grout	KHILIHL
next guest	IILIKIK
next half	KKKJHGL
next hall	IKKLHGK
next hamper	KKIIIKK
next hand	LKJJHGJ
next hang	JKKIFKJ
next happy	JLJIKIK
next hate	KJLIKIJ
next haul	JJHLIIL
next have	IKKLKLI
next he	IJGKLJJ
next he'	IJHMLHI
next he'd	KJIIJIL
next he'l	MIIIKII
next headboard	KKHIIHL
next hear	LLIILHJ
next hearth	KILKIHL
next heat	KKJKKFJ
next heater	KJKJHKK
next height	NHGKIJI
next her	JKGJKKL
next here	JIGJLNJ
next hex	MJIIIII
next hide	JHLIILK
next high	LJGGHGL
next him	JIILKKJ
next hing	JLKKHGG
next hit	IJKKLGL
next hmm	LKLHHHJ
next hoist	MIIIIIJ
next hold	KLIHIHK
next home	KHIMIIK
next hood	KKJGGKL
next hook	LIKIGJK
next hose	KJLHLHI
next hot	KKLHIKI
next hous	JJKLKHI
next how	KKIILIK
next however	KJKKIII
next hung	KKKKHLH
next i	KKJHLKJ
next i'd	ILLKJIK
next i'll	JKGKKKL
next i'm	KKJIIKK
next ice	JKKKIII
next idk	ILIKJIK
next if	PGGIGHJ
next in	ILKKJKJ
next inch	MHJKICL
next indoor	KIIKIIL
next induction	JIILIIK
next insid	KIKKJGK
next inspector	JKKIJIL
next instead	IIGLKGM
next insulat	JJIJIHM
next insuranc	JIIIMKJ
next into	JKKLIHK
next iron	HJGMKGJ
next is	JKJKLKI
next island	MJKIIGK
next it	GKMKKLJ
next it'	HKLKLKH
next its	JLLKEII
next itself	KKIHIIL
next jam	IILIJIK
next jar	JJILILJ
next job	JKJLJII
next joist	LIKIKIK
next joke	HJHKMKH
next june	IKILJIK
next junk	JJILIIL
next just	JJIIKLK
next k	KJIIILJ
next kayak	ILILIII
next keep	EOJGKIJ
next kid	KJGJLJK
next kind	MHHJHHK
next king	KLIKIII
next kitchen	JLGKKJK
next knee	LKIKIIH
next knob	JLKHIIK
next know	KJKLIKI
next l	MJLIHHJ
next ladder	MJLHHIJ
next laminat	KKIIIIL
next lamp	LKJIHGK
next land	KJHLIII
next landlord	IKIKLII
next last	JKHLKHK
next late	JLIKIIK
next laundry	JJHLKIJ
next lead	IIILIIL
next leak	LIILIKJ
next least	KHIKJKK
next leather	LKIIIIK
next leav	HNGJFKK
next leave	KLKHEIJ
next led	KIKKIHK
next ledg	LJJIKIL
next leg	KKKHHHI
next let	JKLIKHK
next let'	ILIKKIK
next library	KIJJJJL
next lid	LLKIIII
next lift	JKIJHKJ
next light	MKIHFEJ
next lik	KMIHIKI
next like	JJEKKLL
next line	JLHJIIJ
next linen	JHHLIHL
next litter	KKKIJIK
next littl	MJKJIHJ
next liv	JLJHJJJ
next live	JKHKHHK
next lock	MKIHIHK
next locker	KKIKIIK
next loft	KJIKIIK
next log	LIIIKIL
next long	LIKIJEL
next look	JLKJHJJ
next lose	KKKHIHL
next lot	JIIMIIK
next love	JKHJIHL
next loveseat	JLHKIIK
next low	JKGJKGL
next lvp	MIJIIIL
next machin	JJGLGLJ
next made	KJIKLHI
next mak	KIIKLIJ
next make	JJJLLFJ
next man	KKKHKHJ
next mantel	IMIIIII
next marbl	JLHJILH
next mat	LHIKKIK
next match	KKIKIHK
next may	KKJJIHL
next mayb	LJHKKGJ
next measur	JKKHKIK
next medicin	KKHKIHI
next metal	MLIHIHI
next microwav	LKGKKHK
next middl	KMHHIKI
next mine	JMKIHJJ
next mini	KIHLJHK
next mirror	LJHKKFJ
next mixer	JKILIHK
next mom	IMJIJIJ
next moment	KLLIJIJ
next money	KKIIIIL
next more	JKHKHJK
next mother	KKIHKKK
next mount	JJKKHLJ
next mov	JLJLHGI
next move	ILLKJGJ
next much	KLJIKIJ
next must	JJLKKHK
next my	HJJLNIJ
next nana'	ILIKIII
next near	JMJIHGJ
next need	KMJHIKK
next neither	KJIHLKK
next never	JIILLFJ
next new	IJDMGKL
next next	IJLLKFL
next nich	JJHJLKL
next nightstand	LKJHHHL
next nine	KKIKILJ
next no	KIHHOLI
next none	KHIHKKL
next north	HOGGHGK
next not	JLGHMKJ
next noth	JMGIHGL
next now	JJLIHMI
next nowher	KLIIIHK
next oak	JKHKHGK
next of	KKILIJI
next off	IJIMJLI
next offic	LJHKIIK
next ok	KLGJHKH
next okay	JLJIKII
next old	LKJKJFJ
next on	LKLGHHL
next once	IIILKIL
next one	KIDMLKK
next one'	MIIKJJI
next only	ILEIJKK
next open	NJKIJJI
next opener	MIIIIIL
next opposit	LKKGHJJ
next or	MJHHJDK
next original	IMIIIII
next other	JIMKGKI
next otherwis	LIHJIKL
next our	HLHILLL
next out	JHJNHIK
next outdoor	LIIIKIK
next outlet	MJGJHHL
next outsid	JHKKHMH
next oven	KJLIGGK
next over	IJMEJKL
next overhead	KKIKIIJ
next own	JLKGJKJ
next pad	JJKKKIJ
next paid	KLJIIKI
next paint	LKGIJGK
next pair	KMHHHHJ
next pan	LKIKIII
next panel	JKKLIGK
next pantry	IMHKKIJ
next part	JLKHIGK
next pas	JJILLII
next past	JLJIJIK
next patch	IIIKILL
next patio	LIHJKLK
next pattern	LJIIIIL
next pedestal	MJJJIIJ
next pegboard	LKJIIIJ
next pendant	KKHIHHK
next peninsula	LILJIIJ
next peopl	KJKJKIL
next perhap	KKKHIIK
next permit	LIIIIIL
next pick	JIJMIII
next piec	JILKJIL
next pink	IIIMIIJ
next pip	KKKHILK
next pitch	JIILJIL
next plaid	IMIKIII
next plain	IKILLIL
next plant	KJILLII
next plaster	MJIIIHK
next plat	KKIKIIJ
next pleas	KMJIHEK
next plu	MHHHIHM
next plumb	JKKLIHJ
next plywood	KLIHJKI
next pocket	IIILIHM
next popcorn	KKHLIHK
next porcelain	MIIIIIL
next porch	KIIIJLL
next post	IMIILIJ
next pot	KIIIJLJ
next present	JILIKJL
next presently	KKLIILI
next pric	LIIILII
next propan	KJILJIK
next proper	KJILILJ
next pul	JLHJIGK
next pull	JIKLIIK
next pull-down	NHIIIII
next pull-out	MIIIIII
next pullout	JLIIIII
next pump	LJILIII
next put	HKLLJGK
next queen	NHHHIHI
next quiet	JIHLIHL
next quit	IKKHMHJ
next quot	JIJILIL
next rack	LKJJIGJ
next radiator	KLKGKGJ
next rail	MKGJHGJ
next rais	KKHKIIK
next rang	KJGJKFK
next rather	JJKKIGK
next reach	LKIHIHK
next read	KLJIKIK
next real	MKGLJGI
next rear	KLIIIIK
next reces	MIKJIIK
next recliner	LLIJIIK
next record	JLKHKHK
next red	JHLLIII
next refrigerator	JLIIIIK
next register	IMIJJJI
next reglaz	IMIIIIJ
next regular	KIIKKKJ
next relocat	IKMHJIK
next remain	IMHIILI
next replac	NHILFEH
next requir	LIIKIIL
next rest	LJIHIHK
next restor	INJIIII
next revers	ILLIIHK
next right	IMKHIJK
next rip	LKIKIIK
next rocker	IKIILLJ
next rod	LMGJHGI
next rol	JLIHKIJ
next roll	LJHLIHJ
next roof	KIILKIK
next room	KJKKJFK
next round	MIGJHGK
next row	MIIIIIL
next rubber	KLIIIHI
next rug	JLHJLJK
next run	LILJGGK
next s	IKIMIIJ
next said	LKHHKGJ
next sake	KIIJJJL
next same	MHFLFEJ
next saturday	IJJLIII
next sauna	ILJILJI
next save	KLIIJII
next saw	KIIKLIK
next scal	JLIJIHK
next sconc	LIHKIHJ
next scrap	JJILKHI
next screen	LKHIHKJ
next screw	JKIMIHJ
next seal	LKIHIHK
next seat	LJFJIJK
next second	LJHHKHJ
next see	JILKIKL
next sell	JHGLHLJ
next separat	KJIIILK
next set	KLIIIIK
next seven	LILIIIJ
next sew	KLIIILJ
next shad	JLHMHGI
next shallow	LIHKIIJ
next shap	LILJIII
next she	KJIIJLK
next she'	LIILKIK
next sheet	MIIHIHK
next shelf	LKGFJKL
next shelv	KKGJKJK
next shift	IIMIHHJ
next short	KKLJHHJ
next should	LJKIHKK
next shower	ILHKILJ
next shut	LILLIII
next sid	LHKKIHL
next side	JKMJHIJ
next sign	HIIKMKI
next sinc	LHJLJKJ
next singl	ILHKKHI
next sister	KIKKKIL
next sit	KKKHKJK
next six	KLGKGFK
next size	MKHJHGI
next skip	KIIHLLI
next skirt	KJLIIIJ
next skylight	KLIILIJ
next slab	JLHKKHJ
next slat	KKIIIIL
next slid	KJLKIHI
next slider	LIKKKIK
next slop	LILKJHJ
next smal	KIILKJK
next smel	IIIMIIL
next snow	ILILJIK
next so	GJMJIMK
next sofa	LILIJKL
next soffit	IIKMIHI
next soft	KJIKJIK
next softener	IKMHIHI
next solid	LKKHJGK
next some	HKKLIHL
next someplac	JLIIJIL
next someth	IHKKLGM
next son	KIILKII
next sorry	ILIJLHI
next sort	LIIKKIK
next sound	LIILIIJ
next south	JMHHJJK
next spac	LJIIILK
next spar	ILKJIHJ
next speaker	JLIIIIJ
next split	IJIMIHJ
next spot	JMIKHHI
next squar	ILIIILJ
next stack	LILJIHJ
next stainles	KLHHIHH
next stair	JKKKGFJ
next stand	ILLIKFK
next star	IILLJIJ
next station	JKIHILK
next stay	GOJGGJJ
next steel	JLHJIGK
next step	ILKKIHJ
next stick	ILILIIJ
next stil	KLIIJKK
next stink	IMJIKIJ
next ston	LLIIJJJ
next stool	MIGKKHJ
next stop	KJKHKKL
next storag	JLIIIIK
next stov	JJKKKFL
next straight	KKKIJIK
next street	KLKHIHI
next strip	KHIMIHI
next stud	JKKHKKL
next subfloor	ILIIJIL
next subway	NHIHHHI
next sump	JJMIIIJ
next suppos	KIILJHI
next sure	LKIIIII
next surround	ILHLIHK
next swap	KGKLHGJ
next swing	ILJKJGK
next swivel	LIIIIIL
next tabl	LIJJKDJ
next tak	IKLLIHI
next take	IHFNHKK
next talk	JIKILLK
next tall	KJLKHHJ
next taller	JKILIHJ
next tank	LKHIIKK
next tankles	LIILJIJ
next tap	LIIILII
next tarp	JLIIJIL
next teak	JKKIKHJ
next tear	LKIIIIJ
next ten	LHKKHHH
next tenant	ILIJILI
next than	LKIJIHK
next thank	JLIIKKJ
next that'	KKIJILK
next the	KJOIIJI
next their	JIILIKK
next then	KGKKJLJ
next ther	JJGKIKM
next there'	LJGKHJK
next thermostat	LIIIJIM
next they	HKKKKJJ
next they're	JLHIJKK
next theyr	KLIIIIJ
next thi	HILKLLL
next thing	IKKKHJL
next think	KLKHJJI
next thos	IKJJHKL
next though	KMGJIGI
next threshold	KKIHIIL
next threw	JIJJKLJ
next through	JJJLIHL
next til	IJIHIHM
next tile	KIJLGKJ
next tilt	MIIIIIL
next time	KJLLIHJ
next to	JJMKEJK
next today	LHLKIHJ
next toddler	KKIKIIK
next toilet	JMKJFEJ
next told	KKHJLKH
next too	KKHJMJH
next top	LKFJGGK
next total	LKIIJIK
next touch	JMHHIHJ
next toward	JJMIHHK
next towel	KJKIIIL
next toy	MIIKIIK
next track	KIIJJLI
next trad	JKKKIHJ
next train	IMIIJIJ
next trap	KIIHIIL
next trash	MHHHIKJ
next tray	LJIIIIK
next treadmil	KIKKIIL
next tri	JIIKLKJ
next trip	JKKJIIJ
next try	JJIIIIM
next tub	JMJKFEI
next turn	JLKJKGK
next turntabl	IMIIIIJ
next tv	LGLKKJI
next twic	IKIJJMI
next twin	JLHKKHI
next two	KKIIKHL
next ugh	KLJIIII
next ugly	IMIIJIK
next under	LIKJKEK
next unit	JJILJIK
next unles	MILIIHJ
next up	JJLKILI
next upper	LJIKHHJ
next upstair	KJIKJHL
next us	KJHKKKK
next use	JLKKJLH
next used	IJKMKGL
next vanity	JJLLGGI
next velvet	MIIIKHJ
next vent	JLKKHGK
next vertical	KIKLIHI
next vinyl	MIGKGKJ
next w	JKKKFJJ
next wagon	JLIIIII
next waist	KKIIJLJ
next wait	KLIIIHK
next wal	KJHGILK
next walk	JKKKKIK
next wall	KKLHIJK
next wallpaper	JLILIII
next walnut	JKIIILL
next want	IJJJLLK
next wardrob	IJJKIHL
next warm	JKIIJIL
next wash	JIKKLHJ
next washer	MIIKIIK
next watch	KLIIJIK
next water	LJLIHFK
next way	KKKJHJJ
next we	HLHLLKH
next we'd	JJIKHLL
next we'l	JIKLHIL
next we're	KHKLJLJ
next we've	JHGKLJL
next week	IJIMIII
next well	LHILIHL
next were	GJEKKMM
next west	LKHJIIJ
next wet	KKIJJIK
next what	KHKIMJJ
next whatever	KLHHKHJ
next wheel	MIHJIHK
next when	KJJKIKK
next wher	MJKHFKK
next wherever	LJIKIIK
next which	ILLLJJG
next whit	IKFKGGM
next who	IJHLKGK
next whol	KLKKIHH
next whos	IKIKIIK
next wide	KKIKGEK
next width	LKIIJJK
next wife	JKIKLHI
next will	HJKLKLI
next window	JKLIHIK
next wir	KJJLIHJ
next wire	JJILJKJ
next with	LJJKIJK
next wood	KKILIGI
next woodstov	JLIKIIJ
next work	IKKJHJL
next workbench	KLKHKHI
next would	JJJLGIL
next wrong	KJJKHHJ
next x	LKKJHEJ
next yard	IMIHIIL
next year	HKKLLKI
next yes	LJKHKFK
next yet	LHIIMHI
next you're	LIKIIII
next your	IKHLHKJ
next2 # "	MIKJEEJ
next2 # '	IKHJIHM
next2 # )	JKKKIHI
next2 # ,	KLHHIII
next2 # .	MIIHIII
next2 # by	MJKGIHK
next2 # deep	LIIIJJL
next2 # feet	JKHKIKL
next2 # ft	LJGKHGK
next2 # high	LIIJIIL
next2 # in	JLLHKHI
next2 # inch	MIIKGFJ
next2 # wide	KHKKIIJ
next2 # x	LKJKIHH
next2 a bench	KLJIIIJ
next2 a closet	LHILLII
next2 a desk	JKJIJIL
next2 a new	IIJMIII
next2 a nightstand	KIJIJIL
next2 a pair	MIIJIIK
next2 a sink	KIILIIJ
next2 a toilet	ILIHIHL
next2 about #	KKJJJII
next2 all of	IJILKHK
next2 and a	LKKIGEK
next2 and can	KIHLILK
next2 and go	IJHMHGJ
next2 and he'	IIIMKHI
next2 and i'd	KJLKHKL
next2 and i've	ILHKIKJ
next2 and in	LIIKIIL
next2 and is	HKKKHKI
next2 and it	HKLKKLJ
next2 and it'	KKGJKLL
next2 and leav	LIIMIII
next2 and must	IKIKJIL
next2 and my	JLIKIIK
next2 and need	LLHHIHK
next2 and no	LLIIIIJ
next2 and not	ILHKLFK
next2 and one	JKILIIK
next2 and put	KJKLIIJ
next2 and she	KIJJKLI
next2 and stay	INHIIHI
next2 and the	KIKLHDK
next2 and then	LIKIJIK
next2 and they	HKIKIHL
next2 and we'd	KJJKIHL
next2 and we've	IHIKKKL
next2 and will	IJLKIKJ
next2 at the	KKLIIHJ
next2 back to	MIIIJII
next2 becaus of	KKHKKIJ
next2 becaus the	KLIKIHJ
next2 bench ,	LIIKIII
next2 besid the	LKIIJIL
next2 both ,	KJLIIIJ
next2 but it	ILIIKII
next2 but not	KKIIIIK
next2 but the	JKHILGK
next2 by the	LJHKIHL
next2 curtain' been	LKIIIII
next2 deep ,	MIIIIIK
next2 fine .	KKHIIHK
next2 four ,	MIJIIIK
next2 four of	JKIKIII
next2 gas ,	MIIIIIJ
next2 get a	JIILIIL
next2 go .	IHINIII
next2 good .	ILIKJIK
next2 have thos	LLJIJII
next2 hmm ,	KJLHIIJ
next2 i already	JIIIKIL
next2 i have	HLHKMGI
next2 i not	IKHKKKK
next2 i say	IKJILIL
next2 i want	JLLIIIJ
next2 if it	MHKKHHI
next2 if that	KIIIJIL
next2 if the	MHHJGHL
next2 if there'	LJIIIIK
next2 if you	LJHGIHL
next2 in the	LJIIKIK
next2 it' a	KJLKKIL
next2 it' in	ILLIJHJ
next2 keep ,	IMIIJIJ
next2 keep .	IMHIIHK
next2 keep it	IKLIIHJ
next2 keep the	IMIIIJK
next2 leav .	ILIIILJ
next2 leav it	IMIIJIK
next2 leave of	LJIHJIK
next2 like at	KIJJIJL
next2 like the	LIJIJIK
next2 mine ,	JMIIIHI
next2 my late	KKJIJIK
next2 new ,	LKIIIII
next2 no ,	IKIHMHJ
next2 no .	HIIHMLJ
next2 no curtain	ILJJIJL
next2 no tub	MIIIIII
next2 no wait	KLJJIIL
next2 not the	MKIJHHJ
next2 on a	LIKKIIK
next2 on the	LKHJKGJ
next2 or better	KLIIJJK
next2 our ,	IMHIIHJ
next2 our is	LJJJLIJ
next2 panel ,	KKILIII
next2 pleas ,	KKIIIHL
next2 pleas .	LILIKIJ
next2 queen ,	MIIIIII
next2 replac .	MIJJJIJ
next2 shallow one	LIJIIJK
next2 sinc #	IKIJILK
next2 sinc the	LJKIIHK
next2 sinc we	JHIMIHK
next2 sink ,	JMHHIHJ
next2 so a	GJGLKKL
next2 so are	JJILJIJ
next2 so i	LLIKHGJ
next2 so it	KKKIIJK
next2 so it'	ILJKKJI
next2 so leav	JKJJJIL
next2 so no	HLIHLMJ
next2 so not	IIIJLLI
next2 so noth	IKIKJIL
next2 so one	JJIKJIL
next2 so she	KIKIIIL
next2 so that	ILLHHKK
next2 so the	JILJGJL
next2 so there'	KJKKIII
next2 so they	LILKJIJ
next2 so we	KJIKILI
next2 so you	IIKKILK
next2 stay ,	JMIIIII
next2 stay .	JMIIJIJ
next2 take the	JJILJIK
next2 that' all	MIJIIII
next2 that' the	KKKIJLK
next2 the kid	IKIKLIJ
next2 the long	LILIIIJ
next2 the one	KLHJHKK
next2 the other	JKKKIIJ
next2 the rest	LKIIIIK
next2 ther not	MIIJIII
next2 thre ,	KKIKIII
next2 to the	KHKKIKJ
next2 toilet ,	JKHLIII
next2 two ,	LJLHHHI
next2 two window	JLIIIIK
next2 wallpaper with	KLJIJIJ
next2 we have	KKIIKIK
next2 we never	KIIKLIK
next2 we not	JJILLIJ
next2 wher the	MHHHIIK
next2 which are	KLIKIIJ
next2 which at	JKIIIKL
next2 which i'd	JKIKJIL
next2 which is	KLKKHII
next2 which we	IMIJKHI
next2 whit ,	JJILJII
next2 whit .	KIIIIIM
next2 with a	KKLIKHK
next2 with the	IHLIIIL
next2 yes .	MIHIHIL
no*+1 !	IIILJII
no*+1 ,	HIKFMJH
no*+1 .	IHGJLKJ
no*+1 and	LIJIKKI
no*-1 ,	GHKFNFG
no*-1 .	JHHJMHH
no*-1 ^	IJILKGI
no*-1 and	IIIIMIJ
no*-1 so	IIKHLHI
no*-1 with	IIIIJLK
no*after in	IJJIMIJ
no*after it	IIJIMII
no*before and	IIIIMII
no*before so	IIKHLHI
no*before the	LIIIKIK
no*before with	IIIIKLK
no*closes 	IGJIMKI
no*head disposal	JKJILIJ
no*head door	HIIHLKK
no*head tile	IJJLKIJ
no*head tub	IJJIMII
no*head window	IIIHMKJ
no*mark 	KIIGMHH
no*mark ,	GHJIMIJ
no*mark .	IFJJMKI
no*opens 	GFIJNDJ
no*opens so	IIKHLHI
no*path 	GFIJNDJ
no*path q	IIKHLHI
no*tail 	IGJIMKI
no*tail N	KIIKKII
old*+1 ,	HLIKIKJ
old*+1 .	KLJHIKJ
old*+1 go	JKJKJIJ
old*-1 ,	ILJKIII
old*-1 .	IKHLGJK
old*-1 for	JIJLJLJ
old*after #	IJJLJIL
old*after a	ILIKIHK
old*after and	IHJMIIJ
old*after go	IKJLJHJ
old*after in	IKJLIJK
old*after on	JJJMJII
old*after out	JIJKJLJ
old*after the	JIILHLH
old*before a	IKJHLKK
old*before and	ILIKIHK
old*before for	JIJLJLJ
old*before in	JKJIJKL
old*before on	ILJIJKJ
old*before the	HLIKJKJ
old*closes 	IKHLJKJ
old*head door	JKJKJIJ
old*mark 	HLHLKII
old*mark (	JIJMJIJ
old*mark ,	IMHIHKJ
old*mark .	HIHLGLL
old*mark :	KKIKJIK
old*opens 	HKGMGKJ
old*path 	HKGMGKJ
old*tail 	IKHLJKJ
old*tail N	JLJJJIK
old*tail vPD	JKJLJIJ
old*then b	KJIKILJ
old*then m	KKIKIHI
old*then v	IKIKIJJ
opens 	KKKKKJG
opens # "	KIJIJJL
opens # inch	LIIKJIJ
opens a #	KLIKJIJ
opens a desk	JLIIJIJ
opens a wall	LILIIIJ
opens also	KLIIIIJ
opens and	LJJKLIH
opens and a	JKHKIJK
opens and get	KIILJIJ
opens and give	LKIJJII
opens and hang	KKIKJIJ
opens and i	JKHKJKL
opens and i'd	KKHKIHJ
opens and i've	IKIKJKK
opens and need	MIJIJKJ
opens and one	LKJIIIJ
opens and put	KKKHKHJ
opens and take	IKIKJLJ
opens and the	JKHIIHL
opens at	KKIIJIK
opens at the	KHILJHJ
opens becaus	HMKIIHJ
opens behind	JIILJIL
opens behind it	LKKIJIJ
opens below	IKIIIIK
opens but not	IIILKIJ
opens ceil fan	KIJIKLJ
opens could	LKKKIII
opens do not	JLJIKIJ
opens for	LJKIIHK
opens from	IIIJIIM
opens get	JKLJIHJ
opens give me	LIJKIIL
opens grab bar	IJJJJJL
opens he want	JIIJKLL
opens i	KKKGILH
opens i get	LLIIJIJ
opens i have	ILHHKKK
opens i need	MHIIKHJ
opens i not	KKLGKGJ
opens i see	KIIIJIL
opens i want	KIKKJKL
opens i would	LIJIKIL
opens i'd do	KJJIIJL
opens i'd like	JKLJHHK
opens i'd put	JIIIILM
opens i've	ILHJLHI
opens if	IJJJHGM
opens if it	KKJIIIK
opens if not	KJKIILI
opens if the	LKIIJIK
opens if ther	KIJIJJM
opens if there'	LJIHIIK
opens if you	JLIIJIK
opens in	JLIHIHK
opens in the	KJLKJIK
opens is	MHKHJII
opens is ther	LIJHIIL
opens it have	JJJLKII
opens it stay	JIJIJIM
opens it'	JJLJJHK
opens just	LKIIIII
opens keep	KLIKIII
opens leave of	IKIKIIK
opens make it	KIJIJIL
opens my husband	IKIILKK
opens my mother	JKJJLIJ
opens my wife	MIJIIHK
opens next to	IKIIIIL
opens not	IJHJMJJ
opens on	MIIHHGK
opens on the	LJHJIKJ
opens one	KKHKJHG
opens only	LKIIIII
opens or	KJIKKII
opens our have	JJKKJIK
opens over	LHIIIHK
opens pleas	KKIILIJ
opens pocket door	IIJMIJI
opens put	KJLHHHI
opens replac	KIIKIIJ
opens right now	JKILJIK
opens right of	JLIIIIK
opens sinc	IJIKILK
opens sinc the	IIIJJKL
opens so	LJKKKHI
opens so a	LIIILIK
opens so drop	KJJLJIJ
opens so it	IKKHIHL
opens so it'	KKIIJHK
opens so put	LIIIJIK
opens so the	JKJJIKL
opens stand at	JILJJKK
opens take	IIKLIHI
opens that	JKKKIKI
opens that fre	MJIIIII
opens that leav	KJLIIIK
opens that would	KIIIJJL
opens the one	IJIJJHM
opens the tub	KLJIJKI
opens then	LKKGHKI
opens then the	KIIIIIK
opens ther is	KKIKJHK
opens there'	ILFKJJJ
opens under	KJHGHHK
opens under the	JIIILIL
opens want	JILILII
opens we	HKIKLKI
opens we are	LJIKKKI
opens we do	JLJKLII
opens we not	IIJILLJ
opens we want	MJIHHHK
opens what about	KJJIIJL
opens what have	HIKLIHJ
opens what i	LIKHKHK
opens what we	LIIKKIK
opens when	JIJJJLL
opens wher	IHGJIKM
opens with	KJKKKJF
opens with a	KKHHHGL
opens you can	ILIIIIL
other far else	KKIJKKG
other far else -	LKIIHLF
other far else a	KKGLKKG
other far else my	HLHJLJK
other far else no	IJIHMIJ
other far else the	JKKKKEI
other far go #	KLHHIHH
other far go a	MHJGKIK
other far go my	ILLJHJH
other far go new	LIIIIKI
other far go the	HLKKKII
other far mark	KJKKKJH
other far mark #	KKKFHGG
other far mark -	KKIJKKI
other far mark a	KIIJLJI
other far mark my	IKLKIEH
other far mark no	IIIHMII
other far mark old	KIILKHI
other far mark the	KKLKIJI
other far move	JKMGJIJ
other far move -	JJMHFJK
other far move a	KJHHLHH
other far move the	JLLIJFJ
other far new	KKIJMJH
other far new #	KJHGLHG
other far new -	LKJIKJJ
other far new no	IJIHMHJ
other far new old	JLIKHKH
other far new the	JKJLKHI
other far no	KKJIKKJ
other far no #	MIIIIII
other far no -	KKIILKJ
other far no a	LKHIKIG
other far no no	IJJLKIJ
other far stay #	MJIHIII
other far stay my	GKHLKJK
other far stay no	IJIHMII
other far stay old	KKILHJH
other list else	HHHGHOI
other list else -	IHIHINI
other list else a	IIIIIMI
other list else the	JIIIIMJ
other list go	FIKPEEI
other list go -	HIJNHGH
other list go a	HLLLHHH
other list go my	JIIMJII
other list go the	IIGNHGJ
other list mark	KIKIJGN
other list mark #	KIHHIHL
other list mark -	IIKHHHN
other list mark a	KHKKKJK
other list mark the	LJKIJCK
other list move	JHNJGFH
other list move -	KHMKHHH
other list move the	HJMIIHI
other list new	RFIFHBG
other list new #	OFKFHGF
other list new -	OGIGIEE
other list new a	OIGDFEJ
other list new new	MIJIJJJ
other list new the	LLIJHGH
other list no	HJGHNJL
other list no -	IIIIMHI
other list no a	JKIJLKH
other list no the	HKIHLHL
other list stay	EQJHHGI
other list stay #	INHHHHH
other list stay -	FOKGFJJ
other list stay a	IMJKJFJ
other list stay the	JNFHGFJ
other near else	HHGHLOJ
other near else -	IJHGLMJ
other near else a	JHHKKLK
other near else the	IJHIGNJ
other near go	KGJNEJJ
other near go #	JJLLJII
other near go -	KGIOGFH
other near go a	KHDLEKJ
other near go my	HLHLIJH
other near go the	JIIKDJL
other near mark	LIKJIJK
other near mark #	MJHGIHK
other near mark -	KHJKJIK
other near mark a	LHKHIKK
other near mark my	HKKKIJJ
other near mark no	LJLHJIJ
other near move	IGMHEIN
other near move -	IIMJHFL
other near move a	JILLIHJ
other near move the	JHJHGIN
other near new	MHDGJFM
other near new #	NJGEFFI
other near new -	NG?DJDM
other near new a	MFFIIJL
other near new my	HMJJKGJ
other near new no	HIHGMKJ
other near new old	HMIIIHK
other near new the	HKHKGHL
other near no	KHIFNLJ
other near no #	KIIIIIL
other near no -	JHJENKI
other near no a	KKHHLGH
other near no no	KJIILIJ
other near stay	HMIIFHM
other near stay #	ILKKIHK
other near stay -	HNHJFIK
other near stay a	JLJJHGL
other near stay my	JLGGKJJ
other near stay new	LIIIJIK
other near stay no	IIKIKLK
other near stay the	JJJIIJN
own "	NIGHGGL
own #	LLGKHGH
own '	KKHJILJ
own /	NJJJHKI
own =	LLIIIII
own a	LIIJKLH
own all	IMHHHHL
own amp	MIIIJIJ
own an	LJFIKKJ
own architect	JKKILIJ
own attic	IMIHLIJ
own back	KHHHHGO
own bar	JKIKLIJ
own basement	IMIIJKJ
own bath	ILIKIHK
own bathroom	IMIHJIJ
own beer	KIJJMIJ
own big	KJHJJKK
own blank	IIIIJHM
own block	JKIIJIL
own both	HJJKIHM
own bras	KJHLHHI
own brick	KKIHIIJ
own built-in	JKILIKI
own buy	ILIIILI
own cedar	KLIKIHI
own ceil	MIJIIII
own clear	IIILIIM
own clos	MHIHIKI
own coal	IJHKIKL
own copper	KKIIILJ
own corner	ILILIHK
own current	JIJMJIJ
own dead	IIHMIIJ
own decent	MIIIIIJ
own deep	LLIHIIH
own dirt	IIJMIKI
own door	KLIIKKJ
own doubl	LJHKHKJ
own drew	KJKILII
own each	IIJIIIM
own east	KHJIJHM
own electric	KKIKIIK
own exist	ILHLHFK
own fake	IIIMIIJ
own felt	MIJJIII
own flank	IIIIIIM
own flat	JMIHIII
own floor	JLIKIKH
own fold	LIJKIIJ
own foot	MIIIIII
own four	KKHGHKK
own front	LJIHIHL
own ft	KLHHHHH
own gabl	IIJIJJM
own garden	IIIMJIL
own gas	MJHKHHI
own get	GLGLGLI
own glas	IKHKKJK
own good	LKIHHKI
own guest	LKIKJIJ
own half	KIIJIIL
own hall	KLIIIHK
own hand	KILIIIL
own heat	LHIIKHI
own her	JLJHKIJ
own hickory	JMJIIII
own hide	IMIIIIJ
own high	HNHKJHI
own his	HKJLKJG
own hit	IKIKIIL
own hospital	JLKKIKJ
own hot	IIILIIL
own hous	JIKIJJM
own husband'	KLKKIGI
own inch	KKHJHLH
own iron	HMJKHHI
own kid	IKILIKK
own kitchen	JMHIIHK
own knee	IMIIIIJ
own know	LKJJIII
own laminat	KIJLJII
own late	JKKKJIJ
own leather	JKLIJIJ
own linear	MIIIKII
own linen	JLKIIKJ
own littl	KKHKHHK
own long	LJHJJHK
own louver	MIJIIII
own low	LLHIIGI
own match	ILIKJIK
own mean	IJLLIGI
own metal	KKJLJJI
own mirror	IIJLJIL
own more	KIIMIII
own mount	LLIIIKI
own mudroom	KKIIJIK
own my	GMKJIKK
own new	NIGFIII
own nickel	KIIIILI
own no	HEIINJI
own north	KGHHHGN
own oak	JKKKGKG
own old	HKFKILJ
own original	ILIKIIJ
own other	KHHKIMJ
own our	IJJKKKK
own out	KHGLJJL
own overhead	IKILKIL
own own	KKKIKKF
own paint	IMIKIHK
own pantry	KIIKIIK
own pictur	MHIIIII
own pine	IMJIIIJ
own pink	ILHLIGI
own plain	MIJIIII
own plan	IIIILKL
own plu	NHIKHHI
own present	IHKMHHL
own promis	KIJIKII
own proper	NIIHIHH
own rais	KKKIIKH
own rang	LIKIJIJ
own real	OIHGHJG
own regular	LKIIIHI
own relocat	IJMIIIJ
own rol	MHIIIII
own room	IJIKILK
own round	LHIKIHM
own same	GMKGGGL
own saw	JIIILKJ
own second	KHIKKKJ
own set	KILIILJ
own shallow	LJJIJJI
own shar	IKILIIK
own side	JIIKIIL
own singl	LJJKJKH
own sink	IHHJKHN
own six	KLIJIIJ
own skip	HHHHNHI
own smal	NHKIHGH
own south	HHHHIHN
own steel	MKHGHGI
own ston	JLIJJIJ
own street	KKIIJIK
own tall	MHHKIHK
own the	GKKKIKK
own their	LHKKHMJ
own ther	HKILIIL
own thos	KLIJKHJ
own thre	ILFLJJJ
own tile	KJHLIHJ
own toilet	JHHLILJ
own toy	LIJJKII
own trough	KIIIJLJ
own tub	KJIKJIK
own vertical	KIILKIJ
own vinyl	KIILKII
own w	NJJIGLH
own wall	JKKJIGL
own walnut	KLIIIII
own warm	LIIIJJL
own water	ILKKIHK
own west	IJIJJIL
own whatever	KKIIIIL
own whit	NJIIHHI
own whol	JIJJJJL
own wife	LIIILII
own wife'	ILKIKJH
own window	LIHLHJJ
own wood	MKJIIII
own x	KKILIHI
own yes	MJIIKII
past "	LJJJJCK
past #	JKIJGKL
past &	KKILJKJ
past '	JKHKJJK
past about	JMGJJJJ
past abov	IKIKKKK
past ac	IKLKIIJ
past acros	KKJHKGL
past add	LHHHLHK
past after	NHHHHHJ
past again	JKKJIHJ
past against	LIKGHLJ
past agre	LJIKILI
past ahead	IKLIIII
past all	KIILIJI
past along	LIKLLGJ
past already	HLHJKKK
past also	JKHLHHJ
past amp	LKIHIHJ
past an	JJHJJLJ
past apart	KKIIIIK
past apartment	JLIIIIL
past arch	LKIIJII
past are	JKJILIL
past area	KIIHKHL
past arm	JKIKIIK
past around	IHJLJKL
past as	LKKJIJI
past ask	JJJKLHK
past at	JKLHFLJ
past attic	JKHKIKJ
past away	JLJJHHK
past back	KLEGLIK
past bad	IKKLJIJ
past bag	KKLIIIK
past balcony	KLJIIII
past barn	KIIKIJK
past base	LLIHKHJ
past basement	HLJLJKJ
past basin	KKIIIIL
past bather	MIIIIII
past bathroom	IIHLHLL
past bay	ILJJLJJ
past beanbag	IKIKKIJ
past becaus	LKKHIHJ
past becom	KIIKKIJ
past bedroom	KLHHKKJ
past been	IKHKHKK
past befor	ILIKKHJ
past behind	JJLKKFJ
past below	JLJLJFI
past bench	KJGIKKJ
past beneath	KKJHKIK
past besid	MJKHIHK
past better	MIJIIIJ
past between	ILHJHKL
past bib	MIIIJIK
past big	KHGKGGM
past bike	KIILIII
past bin	KJIKIHL
past blackout	MIIKIIJ
past blank	KKIILII
past block	LIHHJIL
past board	LJIKKHI
past boat	JLJKJIK
past bolt	KLIIILJ
past book	JLJIJIL
past bookcas	IKKJKHL
past both	LKGIJGL
past bowl	JJHHHKL
past box	KJLIJGK
past boy	JJHKJKK
past bras	MIIIIIK
past bread	KIJLJIK
past brick	MHIKIJK
past bring	IMIIJJJ
past broken	JIILLII
past build	KJHHHKL
past bunk	LIJIILJ
past burner	LIIIJHJ
past but	LIGJJLJ
past buy	KHIJLKM
past by	KJGKLIK
past cabinet	JKIMHEJ
past call	JKIKLII
past car	IMHHKKH
past care	JLIIIIK
past carpet	LJHJHKK
past cat	KJKKKIJ
past ceil	KIEJJDL
past cellar	IKKHIKK
past center	JLHJJHL
past chair	IKGIJLM
past chair'	ILIILII
past chais	KKIKIIK
past chang	KJGKKGK
past chest	IKLLIHJ
past chimney	LJGHIKK
past circl	KIJLJIJ
past clock	IKIKIKJ
past closet	MJHKFJI
past column	IMIIKII
past com	JKGJJJL
past come	LHJGKLK
past concret	LLIIIIJ
past cooktop	LJIIKIJ
past corner	JJEKLDL
past couch	KKKJHGI
past could	KIIIIIL
past counter	ILKIHKK
past countertop	MIIIIIL
past cousin	HLILLHI
past cover	JKILIII
past crib	KKGKHGJ
past crowd	JKILIIK
past cubbi	JJIKLII
past cupboard	IKIKJKL
past curb	MJIJIIJ
past curtain	LKIIIHK
past cut	JLIKJHJ
past dad	IIILIKK
past dad'	KILKJIK
past darkroom	MIJJJJK
past day	KLIKIII
past dayb	KIILIIK
past dead	IMJJKGI
past dear	KHKLIKI
past deep	JIHLILK
past demo	HIIMIHI
past den	JLIIIHL
past desk	JJILFJJ
past died	JKKIJIL
past din	JJKLJLH
past dirt	JLJIJJJ
past dishwasher	IJJLHKL
past do	IKKKLKH
past dog	JKKKIHL
past done	JIHGIML
past door	JLJJHHJ
past doorway	ILLIIIJ
past dormer	KILIJIK
past doubl	KLIKJJH
past down	KIGIKLK
past drain	MGKHKKI
past drainboard	KKIKIIJ
past drawer	LJJJJGK
past dresser	LILKIHJ
past drip	LKIIIII
past drop	LKIKHHH
past drum	KKJKKII
past dry	JKHHHKK
past dryer	JJKKHLL
past drywal	JLIKIHJ
past duct	LHHKIHK
past each	JKHLJKI
past east	JLIJHFK
past eat	JKIILIK
past eave	KLIIJII
past either	KIIKILJ
past electric	LLHIHHI
past else	JNHIHGI
past end	KKKIHKK
past enter	JLIIIII
past epoxy	LIIIIIL
past every	KJLHIHJ
past everyth	HJJNGJI
past everywher	MJIIJJJ
past exhaust	JLJKIIJ
past exist	JLHJIHK
past fac	LJJIIJL
past face	KKLIIII
past family	KJIIJKK
past fan	JJHLKGK
past far	KKIIILI
past farmhous	LIIIKLI
past faucet	LKIHJHK
past feet	KKLIKEK
past fill	KKIIIIL
past fine	KKHJJKK
past fireplac	JKLJKHJ
past first	KKIIIKJ
past fit	KLJKHHI
past five	KIHLKGI
past fix	KLIIKII
past fixtur	LJIIIIK
past flang	KKIIIIL
past flood	JKIKILI
past floor	LJEILLI
past fold	LIJHKIL
past foot	KHHLJHK
past footlocker	LLJIJII
past for	MKJIJKI
past four	JLHKIGL
past fourteen	KIIKJIK
past fram	JJIIJIM
past freestand	LIIILIJ
past freezer	JKLKHHJ
past fridg	KJKILJJ
past from	KKKHJJK
past ft	JLFEHJL
past full	KMHHKII
past furnac	KKLJIHI
past futon	IKILIIJ
past gabl	LJHIIIK
past gam	KLJIJIK
past gap	KKIKJIJ
past garag	JMKJHJK
past garden	JJIKJIL
past gas	KJHJHJL
past get	JLFKGIK
past give	KLIIIIK
past glas	LJHKJGJ
past glob	JLIKJII
past glue	MIIJJJJ
past go	KIKKGJK
past going	MIIIIIK
past good	LLGJGHI
past grandkid	KKIIIJK
past gray	JKJILIJ
past great	JLIHLIJ
past guest	MIIIIHJ
past half	JLJIJJJ
past hall	IIJLHJL
past hand	JKIIKIK
past hang	LKIJHIK
past hangout	LKIIIIJ
past hate	JILLIII
past hav	LIJIJIL
past have	HKHLIMK
past head	KJKHIKK
past heat	JGHILLL
past heater	KLHHIHK
past height	LHHJKLJ
past her	JLKJKFJ
past here	LKGIILJ
past here'	JLJKJII
past hickory	ILILJIJ
past high	KKIHJIL
past hing	LIIIJIK
past his	JJHKHKL
past hit	MJJIJIJ
past hold	JJKLHHJ
past holder	ILKIIIL
past home	LKHJKHJ
past hood	LLIJIHJ
past hook	LLIHHHJ
past hose	LIIIIIL
past hospital	KMIIIII
past hot	KKIILHI
past hous	JMGKIGI
past hung	JLIKIII
past i'd	LIJJKHL
past i'm	LKIHKHK
past ice	LHLJJKK
past icebox	KKIKIIJ
past idea	LLIHIHJ
past if	NKGGGGJ
past in	JKIIKKK
past in-law	JIJIJKL
past inch	KIJIJLL
past induction	KIIIIIL
past insid	KKJKHKK
past instead	LIIIIIL
past insulat	NHIHJIJ
past insulation	JKILHHK
past into	LIHLKKI
past iron	KIHLIKJ
past is	JKKKIJK
past island	LIKJJKJ
past it	KIJKIKL
past its	KLJJGHJ
past itself	KKHHIHL
past jet	IIIIMHL
past joist	KLIIIIJ
past junk	JKILIII
past just	MHIKIIJ
past keep	JLJKGJH
past kid	LLIIHHJ
past king	JKKKJIJ
past kitchen	HKGLJLL
past kitchenet	MIIIKII
past knee	LJIHLHJ
past know	LHKKIHJ
past l	KIIHIKL
past ladder	MJJIIIJ
past lamp	KLIHJHJ
past last	IJLJIKK
past laundry	KJGKIGL
past leav	KLJLGGI
past leave	JLLHJJJ
past led	LIJIJIL
past leg	IILMIIK
past length	KKIIJIK
past let	KHIKIHL
past level	IMIIJIJ
past lift	IKIHIKM
past light	MJIIGFK
past like	KIJJJFL
past line	MIIHJHK
past linen	JJIKJKL
past list	JKHHKIL
past litter	JJLIJIL
past littl	IKKMIHJ
past liv	KIKLIHI
past lock	JKIKIII
past loft	LHIHKHL
past long	LJKIKGJ
past look	LHLHJLK
past lost	ILILIII
past low	LIGKLGK
past lower	LLIKIII
past machin	JLKKIHJ
past make	KJJKIHL
past maker	LHKJIKK
past man	KHHJHKM
past mantel	JMIHIHJ
past marbl	KKIIIIL
past mat	KJIJIIK
past mattres	KIILIII
past mayb	JLIHIIL
past me	JMJHKFK
past mean	IKLKIKI
past metal	KLJJJJI
past microwav	KIIKKHK
past middl	KJJKJGL
past mine	JKHKHLK
past mini	JLIKIHK
past mirror	LIKIGFK
past mixer	LKIIJIJ
past money	LIJIJIL
past monitor	LKIIJII
past more	KKIIJLI
past mov	JKKJIMI
past move	IKLKIHJ
past mudroom	IIJLILI
past must	JIHKLLJ
past n	ILIKIIK
past navy	LJJIJLI
past near	JKHKHHL
past nearest	MIJIJII
past neck	LIIIJIK
past never	ILKJKHK
past new	KKFJKJJ
past next	KLIJGFI
past nice	KIJIKIL
past nich	MIIHJHJ
past nickel	MIIIIII
past nightstand	KJIKIHK
past ninety	ILIIJIL
past no	KJFIGML
past north	JLJIJFK
past noth	IMKIHKJ
past now	HILMIKK
past number	IILKLII
past oak	LIHKJHL
past of	KLIJJJK
past off	KJKIJHK
past offic	LIJIJJK
past oh	ILIKJIJ
past ok	KHKLIHK
past old	IMHJHKJ
past on	KKKHIJL
past once	LIIIJIK
past one	MKGIKGK
past only	MJGJJIJ
past opposit	KKGJKGJ
past or	LKKKIHI
past order	JKHKJII
past original	ILILIIJ
past other	JKKIGLJ
past otherwis	LIIIIIL
past ottoman	JILIIIL
past our	LKIHKJK
past out	LHKHGLL
past outlet	KJIKIHK
past oven	IKJKIGL
past over	LKFHIEL
past overhead	KKHKHHK
past own	IKHKKGL
past owner	IKIKLII
past pad	LKKIIIK
past paint	MJHJKHJ
past pair	KLIIIHJ
past pan	JIHKHLK
past panel	JLGGKGL
past pantry	LIIMJHI
past paper	JKIKIII
past parent	JKLIIII
past part	JHHLIIL
past past	JKIIJIL
past pedestal	JLIIKLI
past peel	KIIIIKL
past pegboard	JMIIIII
past peninsula	LJIKIIK
past peopl	LLIIIIJ
past person	KIILLII
past piano	JJKKJHM
past pictur	JKJJIKJ
past pine	JKIIKIL
past pink	LIILIII
past plac	JIJKJGL
past plain	MJIHIIJ
past plan	MKIIJII
past plant	KIIKJKJ
past plastic	LKIIIIL
past play	KKIIKIL
past plu	JIIILIL
past plumb	JJMHIIJ
past pocket	ILIIJIL
past porch	JLLKIGK
past pot	JIIHILM
past present	JIIKKIL
past projector	LKJJJIK
past pull	MIKIJIJ
past put	LJJHLHI
past quartz	LKHIIHK
past queen	MKIHKHI
past rack	KILGIKL
past radiator	JIKLKHI
past rail	KLIJIII
past rais	KIIILIL
past rang	KLIIJJK
past reach	KKIKIIK
past read	KLHGHHK
past real	LIHKHKK
past reces	JIIIIIL
past recliner	MHIIKHJ
past refus	IHIHNHI
past regular	KIILJIK
past remain	IILJIIL
past replac	JMHKIHI
past rest	LLHHHHI
past return	LIIIJIL
past right	ILLJFKJ
past rocker	JJIIKIK
past rod	MJIIJHI
past roll	IKIHIIL
past round	MHJJIHL
past rubber	LKIIIIK
past rug	KIIJJKL
past run	KKIHIKJ
past s	KHILIKK
past same	LHGJLGK
past saw	KKLIIIK
past say	LHLGIKJ
past sconc	JJJLJIK
past screen	KHILIIJ
past seal	LLJIIIJ
past seat	KLJJJGI
past second	LLIIIKJ
past sectional	LHIHIHL
past see	KJIIKLK
past sell	LJHKIHL
past serv	MIJIJKJ
past set	KIILIIJ
past shad	LHHMIHJ
past shap	JJIIIKL
past shar	MJHHIKJ
past she	LIKJLKJ
past shelf	LKIIIIK
past shelv	LJHIKKI
past shift	LIIIKJL
past shoe	KILIIJI
past shop	LIIIJKK
past short	JKHHKHL
past should	KJIKKHJ
past shut	LIIKIIJ
past sid	KKHJHHK
past side	JLLIJJK
past sinc	LKHLHGJ
past singl	JJIHIKL
past sink	IKKLHLI
past sit	KILIKLK
past six	KJJIKIL
past slab	JLIILJI
past slat	LJIHHHK
past sleep	KLHHLHH
past slid	KKIHJIK
past slider	KJKHHKK
past smal	IKHJLKK
past so	JKLJEKK
past sofa	JLJFKFK
past soffit	JIKLIIL
past solid	MKIIIII
past someon	LLIIIIJ
past south	JLHHHHL
past southeast	ILIIIIK
past spac	MIIIIIJ
past spar	JLIKIIJ
past spe	LIIIIIL
past split	KLIKHHK
past spot	KJIKHHK
past squar	KLIHIIJ
past stack	JKKIIHK
past stackabl	JKIHLKJ
past stair	LJGLGGI
past stand	IJLKHJK
past stead	KKJIIIK
past steam	JHHHLHM
past steel	JLIKIIK
past stood	KJIIKJL
past stool	KKIKIIK
past storag	KKIKKIK
past straight	IKLIJIK
past street	LKKJIHJ
past strip	JKILIHJ
past stroller	JMIIJII
past stud	LLIIIKI
past stuf	MHHJIHJ
past suck	IJILJIK
past sunroom	IJLLIIJ
past surround	JHKLJHK
past swap	LKKHHHJ
past swing	JLHIKHL
past switch	LIIIIIL
past tabl	KLJIKJI
past tak	JILHJIK
past take	LIJKHJJ
past tall	KLHHKIK
past teak	MIJIIIJ
past th	KIILJIL
past that	LHLKJJL
past that'	KKJKHHJ
past their	JJHKJLK
past them	LIIJKKL
past then	MIJIKKI
past there'	KHHLHKK
past they	KLIHIIK
past thi	KJKKHKI
past thing	KJJLHGK
past think	KHIKKKL
past third	LKIIIIK
past thirty	JKLIIIL
past thos	MIIJHHK
past through	KJLIIHK
past tile	KKJJGJJ
past time	KILIKIJ
past to	KJLJHKK
past today	JJKLIHJ
past toilet	JIKMHLJ
past too	LKHJIKK
past tool	LIIIJKJ
past top	MJIJJHJ
past touch	IIJIILK
past toward	KKHJIKJ
past towel	MHIJHKJ
past tower	JIIIJIL
past track	JJKIIIL
past trad	JIKJIHL
past treadmil	JIILILJ
past turn	ILJJIHL
past tv	KJGJKLK
past twic	JKIIIJL
past twin	KIHKIKK
past two	JKIJJJM
past under	LJJHJIL
past undermount	KLIIJIJ
past unit	KIKHKHK
past up	JKKKHJL
past upper	KKIIIIL
past upstair	LKHJIKJ
past us	JLHKHKJ
past use	LHIJKHL
past used	JILJJKK
past vanity	KHKKLKJ
past velvet	KLIIIHJ
past vent	JKKLJIJ
past version	IKKIJIM
past vertical	LIJIIIK
past vinyl	LJIKIIJ
past wait	KJIIIIL
past wal	KKFJLKJ
past walk	KKKHIHI
past walk-in	KIILIHJ
past wall	JJLJHIL
past wallpaper	LLIIIII
past want	LIIHLJK
past wash	JKIILIL
past washer	IKLLHEJ
past water	LJHKIJJ
past way	KHKKJKJ
past we	IKJJMKI
past we'd	KIJIKIL
past we're	KMIHJHI
past we've	KJIKIKL
past weight	JJJLJIK
past well	JLIKIHJ
past were	KKHHLKI
past west	KLGIIGJ
past wet	KJKLIHI
past what	HKIKLLK
past what'	ILLFGKK
past wheel	LIIKIHL
past when	KLIKIIJ
past wher	JJLJIIJ
past which	KIKHILL
past whil	LIKJHHK
past whit	LJHHIHK
past who	KIJIIIL
past whol	KLIIIIJ
past wide	KKGKJJK
past wife	MIIJIII
past wife'	IIKLKHL
past will	JJHKKGK
past wish	JLIKJIJ
past work	KJHLKLI
past workbench	IILIJIL
past would	LJHJJLL
past wrong	JKHJIKK
past x	KKEJJDK
past yard	IMHHHHL
past year	JJKKIJL
past yes	LHHJKHK
past zone	LKLHIHI
path 	KKKKKJG
path #N#P	IKIHJIM
path #N&	JMJIJII
path #NNP	LJIKIHK
path #NP	JLIKIHK
path #P#P	IMJIIIJ
path #UN&	KLLIJII
path #UNP	LIIKIHJ
path #UP	MJIHIHJ
path &	LJJKLIH
path &DNP	JLHKHKK
path &I	IKIKILI
path &Iv	LJJLIKI
path &IvP	KLJIJII
path &NNP	JIJIJIM
path &NvP	IIJJJIM
path &v	LLJHGKH
path &vP	JHIKLIK
path /	KJIKKII
path 1	KKHKJHG
path 1NP	MKIIIIJ
path BW	ILILJIJ
path D#NP	JHHKIJL
path D#P	KLIIIII
path DN&	JMGKGFH
path DN&P	KHILJIJ
path DNIv	KKIKIII
path DNN&	KHKLJKI
path DNNP	JJJGIJM
path DNNW	IHHLIKK
path DNNv	LKJIIKH
path DNP	KKIIJKK
path DNPP	KJHJHGL
path DNaP	IHIHIKL
path DNb	JKLKJIK
path DNbP	IJHIJKL
path DNh	HMIKKHI
path DNmv	JIJILIK
path DNv	LHHKKKH
path DNvP	KJHHHKL
path DP	LIIJKIJ
path Dv	KKIIJJL
path DvNP	IIJKKIL
path DvP	KLJIKII
path I	ILKJLKF
path INNP	JJILJIK
path INP	KKKJKJH
path INa	JIJIMIJ
path Ia	KJIKKII
path Ib	KIJILII
path Ibv	KLJIIIJ
path Im	KIIILIL
path ImvP	JLLKJII
path Iv	LKIJJKH
path IvP	HJHMLJJ
path IvPv	JLKKIIK
path N	JKILJJJ
path N#UP	JJJHJIM
path N&	JKLJHKJ
path N&NP	LKIJKIJ
path NDN&	KKIJKHK
path NDNP	JJGJHLK
path NINP	KIIHLKK
path NIvP	ILIIIKL
path NN&	LLHHIHH
path NNN&	JJJLHHK
path NNNP	KHJIGLL
path NNP	JKICJIM
path NNPP	HGILHHL
path NNPW	ILIHJHL
path NNW	HKIKJIK
path NNaP	KIJIJJL
path NNbP	IHIIJHN
path NNv	LJIKIKJ
path NNvP	JIKJIKL
path NP	KJIJCHM
path NP#P	JKILJIJ
path NPDP	IKJIIIL
path NPN&	JIIKILM
path NPNP	JJHKJJK
path NPP	JHHMHHK
path NPT&	LIJIJKJ
path NTP	MIJIJIJ
path NUNP	ILIIILI
path NW	JKHLIKJ
path NWvP	IKJIJLK
path Na	LKIILIJ
path NaP	IKJILIK
path Nb	ILIKJKJ
path NbN&	KIJIJLI
path NbP	JKJIJIL
path Nh	IJKKKLI
path NmvP	JHIKIKK
path Nv	KKGKKJI
path NvNP	JKJHIJK
path NvP	IJHGHGN
path NvPP	KIJHJHM
path P	KIIHHIM
path PDN&	KJJLHJJ
path PDNP	IKIHIJM
path PDNW	KHKJIKK
path PDNb	JLILIKH
path PDNh	LJIIIJK
path PDNv	LIJIJKK
path PDUP	IIIIJIM
path PDaP	KKHGIHK
path PDvP	KKIIKIK
path PNN&	JLJIJKI
path PNNP	ILJIIIK
path PNP	IIILIIK
path PP	IHILKIL
path PPNP	IKIIIIL
path PT	MIKLIII
path Th	KKJKKIJ
path Tv	IKIHJLL
path TvNP	IILKIIL
path TvP	IIIIJHM
path W	IIKKHKL
path Wv	IJKIIIL
path a	MKJHKGH
path aDNP	JIILIIL
path aP	JHIIJLL
path ab	JLIKIHJ
path bDN&	KLJIJIJ
path bP	IIIIJIM
path bPNP	JIIIJIM
path hDNP	JKIIJKL
path hPvP	JKIIJIK
path m	LKLJHHI
path mNP	ILJLIII
path mv	KLIILHI
path qDNP	KHIKIIL
path qIv	KIKLIIK
path qNP	KKHIIKK
path qP	KJIHILK
path qa	MJJIIIJ
path qb	JLKKIHK
path qbP	JIJJJIM
path qv	LJJKIHJ
path v	KJMMIFC
path vDN&	KJKKJIK
path vDNP	KIJGLIL
path vI	MIJIIII
path vNNP	LKIHIHK
path vNP	JKIHIIL
path vP	LIGJJFL
path vPNP	KKJIJIL
path vPvP	JMIIJII
path vTP	KILHIHK
path vW	LIIIJIK
path x	HKHIMJJ
path xP	IKIIIIM
rule else	HGKIHOI
rule mark	JFJIGEO
rule new	NHLKHKI
rule no	DCHPRKB
rule none	JJGKHJO
rule stay	DTHEDIH
rule told	HMIIHML
says #	LJIJJDK
says (	JIIKLKI
says )	KKHIKJK
says -	JIIKKIL
says a	KIFILKK
says abov	KKIHKKJ
says ac	KLIIJIK
says add	MGHHIHK
says adjustabl	MIIJJJK
says after	LJHHHHK
says all	MJIJIKJ
says also	JKHLHHL
says amp	JKIHIKL
says an	JLIHLJK
says and	LHJJLJK
says around	LJIIJIJ
says arriv	KIIIJIL
says as	LJILIHJ
says at	LJIKIHJ
says attic	KLHHHHK
says baby	IMHKIIJ
says back	KLHHHKK
says balcony	ILIIIIL
says banquet	MHIKIIK
says bar	LIGMHGJ
says bath	ILHHILK
says bather	MIIIIII
says bathroom	IKHKIKL
says bay	KKIIKHL
says beanbag	KIILJKI
says bed	JKKFJFL
says bedroom	MKIHJHI
says behind	KJJKIKJ
says bench	KIKJJFL
says besid	LKJIJIJ
says between	KKHKJHJ
says bidet	LIIIILI
says bifold	KKILIII
says big	MHIHKHJ
says bik	HMKHHHL
says blackout	NIHJHHJ
says blind	LIHHKLL
says bookcas	JKLHIKK
says boot	KLHHIHK
says box	KIKLJIJ
says bras	JKILIIK
says breakfast	MJIIIII
says brick	KLHHHHL
says bring	KLKHIHJ
says build	MHIILHJ
says built-in	JKHGHKL
says bulkhead	JIJLJIL
says bunk	LIILIII
says but	GIKLHJK
says cabinet	JJGMJKI
says can	KLLIHGJ
says car	JKLKLHJ
says cat	JMJHIHK
says ceil	LKEHLIK
says ceiling'	ILIIKIJ
says chair	KKILIII
says chang	MHHJKHJ
says chest	HJJMHGK
says china	JLJKJIJ
says client	JKIKIKJ
says client'	IKLIIIL
says climb	MHIIIIJ
says clos	MHILJII
says closet	KKJKGFK
says coat	KKJJIHJ
says coffe	JIHLKHL
says com	IMIIIJJ
says commod	IKIIIMI
says compressor	IMJIJHK
says cooktop	LLIHIHJ
says corkboard	MIIIJJK
says corner	MHHJHHL
says couch	IKLKGFJ
says could	LJJJHHJ
says counter	KLGKHGI
says countertop	KHLHHHL
says credenza	JIILIIL
says crib	LKIJHGK
says curbles	MIJKJJJ
says curtain	MIIIIII
says cut	LIIILII
says darkroom	LJIHIIJ
says dart	LIIIIIL
says dartboard	KKLIIHK
says dayb	MHIIIIL
says dead	IIJMJII
says deep	JLIKJIJ
says dehumidifier	LJHHKHK
says delet	HIIMLHI
says demo	IIIMIII
says desk	MIKJGJK
says detach	ILJKJKI
says dimmabl	LIIKJII
says din	IMIIIII
says dishwasher	LJKIGGL
says ditch	JLILIII
says divider	LKIIIIJ
says do	JLKKJHI
says dog	LKJHHHL
says done	IIIIIMK
says door	IMKJJFI
says doubl	LJIKJGH
says downstair	IJKLJKK
says drain	JKKIKIK
says drap	JJJLIIJ
says drawer	LIIKIIJ
says dresser	JJKKHGK
says drop	LIHKLHI
says drum	JLHHHKJ
says dry	JKHIILJ
says dryer	JJLLIHJ
says dw	KJILIIK
says each	JKILIIK
says easel	JLHIJIL
says either	KILKIHJ
says electric	LIHLJHJ
says epoxy	KMIIHHJ
says everyth	IJKMGFJ
says exist	HMJKHGL
says fabric	ILILIIK
says fan	MJIHHHI
says faucet	ILIKHHK
says fil	IHIMIKK
says fireplac	JLHHKHL
says fireproof	KLIIJIL
says five	IIILIIK
says float	MIIIIIL
says floor	LJFKFFK
says floor'	IKILIIL
says flour	MIJIJJJ
says fold	KIIKILI
says for	LIHJKHK
says four	LKHHHHK
says fram	KIIIIIL
says freezer	JKJJIKL
says french	KIHJJLL
says fridg	ILLJJII
says from	LILHHIK
says front	JKIIIHL
says full	MHIJIIJ
says furnac	JMGGIHJ
says garag	LJHKIIJ
says garbag	JIIKMII
says gas	LLGJHJI
says get	IKKJHKL
says glas	KLGIKHK
says glider	MJIIJJK
says go	IJIMIIJ
says golf	JKLIIIK
says grab	MGHGJHM
says grout	IIIMIIK
says guest	LHLKIII
says gun	ILHKIIL
says half	JKHJIHL
says hall	HLGLIHL
says handheld	LKIIIIK
says harley	IMIIIII
says heat	MGJGKGK
says here	KMHHIHK
says hex	KKIIIIK
says hide	JMIIIII
says high	IMJJIIJ
says his	JLGKGJK
says holiday	JLIIIIK
says home	JLIIKII
says honestly	IMHKLHI
says hood	MIHIIII
says hook	LKHJKHK
says hospital	JKILJIK
says hot	JHHHMLI
says hvac	LILIJIK
says i	JIKIMJJ
says i'd	KGLLKHJ
says i'll	KIIKIHL
says i've	JKKKKGJ
says ice	KKIHIKL
says if	MIKIJEK
says in	JKJKEKL
says insid	JLHJIHL
says instead	LKIJKIK
says insulat	MJIHHHL
says insuranc	LGKHJLJ
says iron	KKHJLHJ
says is	MHIJIIJ
says island	KJHKIKL
says it	JJHKJKK
says it'	KJKJHIL
says it'l	MJIIJIJ
says item	KKIIKLJ
says its	KKGKIHI
says keep	GNGJGGJ
says kid	LJHKHKI
says kiln	KKIILIK
says king	KGLJKGL
says kitchenet	MGGHKHK
says kiva	IMIIJIK
says knee	JMIHIHI
says ladder	KMIIIHI
says lake	ILIIJIL
says landlord	IKIKLHI
says lateral	LIJLJIJ
says laundry	HLKKIKL
says law	ILIIJLJ
says leav	IMHHKJI
says leave	JLLJHGI
says light	LJGGJGL
says linen	KJKIJIL
says lock	LJIHIIK
says loft	JLHHKHH
says long	KHKIJIM
says lose	JIIMIIJ
says low	LJHHJIK
says lower	JLIKIIJ
says makeup	MIIIIIK
says mantel	KLIHIHK
says mayb	MIIHIIK
says me	LJIJJIL
says medicin	KLGIHHJ
says mine	KKIIIIK
says mini	MHHJHHK
says minivan	IMIIIII
says mirror	LJJKFFJ
says mixer	LIIJJIK
says motion	MIIIIIK
says move	IKMGJHJ
says mudroom	ILKJIKL
says murphy	MIIIHHL
says need	MJGIGGK
says new	NKGEIJI
says next	LKHHIHK
says night	KLIIIIK
says no	HJFKLKJ
says north	MIIHIHL
says not	JKFKMKH
says noth	JLHHKHJ
says now	JIILJKK
says number	LILKIIJ
says nursery	KJILIHK
says oak	ILHLHGI
says of	IKIIJIL
says oh	ILIKIHK
says oil	KIIMIIJ
says ok	JHLKLHL
says old	IIINHGH
says on	LKLIKJH
says one	NJJGEJJ
says only	KLIIIII
says open	LKKHIHJ
says original	IMIIIII
says other	ILLKHGK
says otherwis	NJHIHHH
says our	HKKKJKJ
says outlet	KJHJIKL
says over	KILIIKK
says overhead	JLHKHHI
says paint	KLHKHGH
says panel	ILHKKHL
says pedestal	KJHKILI
says pegboard	KKIIIIL
says peloton	ILIKIKJ
says pendant	JKKKIHK
says peninsula	KIILJII
says piano	JKILJIJ
says picnic	KLIKJIK
says pictur	KLHJHHI
says ping	JIIMIIJ
says pleas	LHKILFJ
says plumber	KLIIIIL
says plywood	LIIIIIL
says pocket	MGHKHKJ
says pool	JKIILIJ
says popcorn	IIHNHHG
says pot	KJHJHHL
says prep	LIIIKIL
says printer	ILKJHKJ
says projector	LJIIJIK
says propan	KKIIIIK
says pull	LHJLIII
says pull-down	KIILIII
says put	KKLGGGK
says queen	LKHJHHI
says rack	KKIIJIL
says radiator	LJJKIHL
says rais	KKKHIHI
says rang	JLKJGFJ
says read	JLIHHHI
says refrigerator	KJLHKHL
says remov	IJIMIHJ
says replac	LHHKJHJ
says rice	JMIIIIJ
says right	JLGJHGJ
says rocker	KKIILIJ
says room	KLJIJIJ
says rough-in	IMIIJJL
says round	MHIHKIJ
says rug	KKHKHKJ
says run	LIIIJIL
says same	LKIIKII
says sauna	KHIIMHJ
says scallop	LLIIJIJ
says sconc	LKIJIIL
says second	JJJLKHH
says sectional	KIHHHHM
says sew	IMHHIIL
says shallow	KKIIIIK
says she	JKKLJGJ
says sheet	LJIIILJ
says shelf	KLHGHKJ
says shelv	KFKIKFM
says shower	JKKLKII
says side	KLIIIIJ
says sideboard	KLKIIIJ
says sinc	KLHHJKJ
says sink	KKLHJJJ
says six	LLJIIII
says skip	IJIHMHI
says skylight	KKHKHHL
says sleeper	LIIKIII
says slider	ILILKIK
says smal	LIIIIHL
says smok	MILHIHI
says sofa	ILKGLGL
says south	JJKHKIL
says squat	LJHIJHL
says stackabl	LHIHKKJ
says stair	JMHHIHJ
says stand	JKLIIKI
says steam	KIIILIL
says steel	LLHHIHJ
says stool	ILJKIIL
says stov	IKJKGLL
says stroller	ILIKJII
says strong	LIIIIIL
says sump	HMHIIIK
says sun	IIIMIHK
says surround	LKJIJII
says swap	LILKHHJ
says swing	KJKKIHJ
says switch	LIKKJIJ
says tabl	KJLKJEJ
says take	KIJLIIK
says tall	LIIIKIK
says tear	IIILJIK
says tell	ILLIIII
says tenant	KHIJKLJ
says that	KIMJGJK
says that'	HLIKIHL
says the	JKKLHKJ
says then	LIKGIDL
says ther	JLHKJGK
says there'	ILJKILK
says they	MJKJJGJ
says thi	KKLHJIJ
says thre	KKGLJFJ
says tile	KJHLIGK
says to	KJKJIKK
says toaster	JJIIIMI
says today	IHIMIHJ
says toddler	HIILMHJ
says toe	LKJIIII
says toilet	JLLGEDK
says toilet'	IMIIJII
says tom	LIIIIIK
says tool	ILLHIIL
says total	IMJJJII
says towel	NGGJJGK
says trash	JLIKIIL
says treadmil	JJIKLHL
says tub	JLIKEJI
says turn	ILLIJIK
says tv	ILJILJK
says twin	LKIHHKK
says two	KJJHJKL
says under	LJHKKGI
says undermount	MKIIIIJ
says upholster	MIIIJIK
says upper	KKHJKHK
says utility	KKIKIIL
says vanity	LJJIJEL
says vanity'	KKILIII
says vent	JKIIIHL
says vertical	MJIJIHK
says vinyl	MHIIIIL
says wainscot	KIIIIIL
says walk	KLHHHIK
says walk-in	KHIKLHI
says wall	MJIJFEK
says want	MIGIKKI
says wardrob	JIILIIL
says ware	LIIIIIL
says wash	JJKIIIL
says washer	ILKIGLK
says water	IMGGHKK
says we	HLJHLMJ
says we'd	KJJJLFJ
says we're	KLHJKJJ
says we've	KIKKIKJ
says west	MIIIIII
says wet	KIILIIJ
says what	JLJKLJH
says what'	HKLKGJJ
says whatever	JKIIJKL
says when	IKKJILK
says wher	KKGIIHK
says whil	LIKKHGK
says whit	MIHHHHK
says whiteboard	KIIIKIL
says wife	KLIJKKI
says window	JMEIJJL
says wine	KIIILHK
says wire	KIILIIL
says with	LJKIIIL
says wood	LLHHHHK
says wool	LIIIJIK
says workbench	JJKHHKK
says yes	LHIKIHK
says you	JKLLHGJ
says2 # "	MGIKHHK
says2 # '	LJIIJJL
says2 # )	KKLIIHK
says2 # in	LHIILII
says2 # inch	LIIIIIL
says2 # x	JHJLJJL
says2 ( daughter	JJIILKJ
says2 ) ,	KLIHIHJ
says2 - exist	ILIKIIL
says2 - sink	JIKKIIL
says2 - stov	JJIIJIL
says2 a #	LIIKHHK
says2 a couch	KLJIIII
says2 a dayb	KIIIKIL
says2 a desk	MIIIJJI
says2 a door	MIJIJIL
says2 a hand	MIJIIIJ
says2 a kitchenet	LIIIMII
says2 a lamp	LIIIIIL
says2 a new	KIJIKHL
says2 a partial	MIIIJII
says2 a pool	JIILKIJ
says2 a queen	KHIHIHL
says2 a second	KIIKKHI
says2 a shower	KJIIKKK
says2 a smal	MIIIIIK
says2 a sofa	JIIILHK
says2 a swing	KIJIJIL
says2 a teak	LIIKJII
says2 a wall	KIIKIII
says2 a window	KIJKIIJ
says2 add :	LHIHJIK
says2 add a	LIIIJJK
says2 adjustabl split	MIIJJJK
says2 after that	LKHIIIK
says2 also a	KIIIIIL
says2 also lost	IIIMIII
says2 also the	JLIKJIK
says2 amp along	JKIHIKL
says2 and a	MKJHJIJ
says2 and if	LIJIIIK
says2 and the	HJIKLLK
says2 around the	LJIIJIJ
says2 arriv :	KIIIJIL
says2 as you	LKJJJIK
says2 at the	LJIKIIJ
says2 attic :	LKIIIII
says2 banquet in	MIIIIIK
says2 bar ,	IIIMIII
says2 bar along	MIJIJJK
says2 bath door	IMIIJIK
says2 bather :	MIIIIII
says2 bathroom #	IKILJLK
says2 bay #	KKIIKHL
says2 bed ,	KKHIKII
says2 bed fac	IJIIIIM
says2 bedroom by	MIIIKIJ
says2 behind it	LKKHJIJ
says2 behind the	IKIIJLK
says2 besid that	LKJIJIJ
says2 big chair	MJJIIII
says2 blackout shad	MJHJHHK
says2 boot tray	MIIIJJK
says2 breakfast bar	MIIIJJI
says2 brick floor	KLJIIII
says2 built-in on	JLIIJIL
says2 but that	IJIKJIL
says2 but the	IIKLJIJ
says2 cabinet are	JJILIHI
says2 cabinet over	IIILIIL
says2 can the	KKKIIIJ
says2 can u	KLKIIIK
says2 cat tree	IMKIJIK
says2 ceil fan	LIGILKJ
says2 ceil lift	MJIIIIJ
says2 ceil light	JKILIIJ
says2 chest freezer	IJHMIHJ
says2 chest of	IKKLIIK
says2 climb wall	MHIIIIJ
says2 closet door	KJHLIHI
says2 coat closet	LIIKJIJ
says2 coffe tabl	KIILKII
says2 commod chair	IIJIIMI
says2 convert :	KKJKJJI
says2 corner sink	MIIKIII
says2 couch float	JLLJJIJ
says2 couch with	MIIIJII
says2 counter ,	KLIHIHH
says2 darkroom #	MIJIIIK
says2 darkroom in	LKIIIII
says2 dead thing	IIJMJII
says2 dear sir	JLIKJIJ
says2 demo :	IIIMIII
says2 detach ,	ILJKJII
says2 ditch the	JLILIII
says2 do not	JMJIKIJ
says2 dog bed	KLIIIIL
says2 done :	IIIIIMK
says2 door sweep	LKJLIIJ
says2 door west	IMJIJJI
says2 door with	KIJLIII
says2 doubl oven	LJIIIII
says2 doubl sink	KKIKIII
says2 doubl vanity	KJILJJI
says2 downstair is	IJKLIII
says2 dresser ,	JLIIIII
says2 drop ceil	LIILIII
says2 drum kit	KLIIIIJ
says2 drum on	JLIIJIL
says2 dry side	IKIIILI
says2 either way	LIILIHJ
says2 everyth else	KLGKHGI
says2 everyth on	JILIJIL
says2 exist :	HMHJIHL
says2 exist wet	ILKKIII
says2 fil cabinet	IHILIKL
says2 five foot	IIILJIK
says2 floor :	LIIKIII
says2 floor tile	KLJIIII
says2 flour bin	MIJIJJJ
says2 for the	KJHILIK
says2 four bunk	MIIIJJK
says2 french door	KJHJJHL
says2 fridg ,	KLIIIII
says2 fridg is	JKKLIHI
says2 fridg may	JIKLJIK
says2 from the	KJLHHIK
says2 furnac and	JMIIJIJ
says2 garag door	LJHKIIJ
says2 gas heater	LIIIJIM
says2 gas log	KLIIIJJ
says2 get the	ILKKIHK
says2 glas door	JIJKLIL
says2 go :	IJIMIIJ
says2 grab bar	MHHGHHM
says2 grout is	IIIMIIK
says2 guest bed	MIIKIIL
says2 gun safe	IMIIJIL
says2 half the	IJJKIIL
says2 hall bath	IKHLIHL
says2 he also	JLILIIJ
says2 he bring	IMJIJII
says2 he want	KHKIIKM
says2 heat floor	MIJJIII
says2 heat pump	MIIIJIJ
says2 heat towel	KIIIKIK
says2 her desk	IKLIIIK
says2 here is	JMHIJJK
says2 his tub	KLIIIIJ
says2 his twin	JLIIJIK
says2 his weight	JIIMIII
says2 his zone	MIIIIII
says2 holiday decor	JLIIIIK
says2 hospital bed	IKILJIJ
says2 hot tub	IIIIMKI
says2 hot water	KIIILLI
says2 i ask	JIIKLIL
says2 i can	IIIIMHL
says2 i figur	KIIHIIL
says2 i get	MKIHIII
says2 i have	HKHJLJK
says2 i keep	KJLKIIK
says2 i need	LKJFIJJ
says2 i not	KKLGJFK
says2 i own	IMIHKHL
says2 i say	KHLIIKJ
says2 i see	LIIIJIL
says2 i were	KIIIKLK
says2 i will	KIIJIIL
says2 i would	LIIHKIL
says2 i'd do	KJJIIJL
says2 i'd have	KIKKJIK
says2 i'd like	KILIFFL
says2 i'll list	IIIKIIM
says2 i'm #	MIKHKIJ
says2 ice maker	KKIHIKL
says2 if it	LJKIIII
says2 if it'd	KIIJJJL
says2 if not	LKKIIII
says2 if the	LKKKIIJ
says2 if ther	JIIKIIL
says2 if there'	LKIKHIJ
says2 if you	LJIIIHK
says2 in basement	IMJIJII
says2 in front	IMIHIKL
says2 in its	MIIHIKK
says2 in order	IKHLIIL
says2 in our	JIIKJIL
says2 in that	MJKHIHK
says2 in the	JKKLGJJ
says2 insuranc pay	LHKHHLJ
says2 iron board	KKHJKHK
says2 island #	MIIJJIK
says2 it have	JJILKHJ
says2 it need	LKKKJIJ
says2 it say	LHIHILK
says2 it' #	IKLIIII
says2 it' a	IJLIIKL
says2 it'l be	MIIIJIJ
says2 item two	KJIIKLK
says2 keep :	IMIHIHJ
says2 keep the	HLHKIHJ
says2 kid '	KKIIILJ
says2 kid basement	MJIIIIJ
says2 king bed	LILHHHL
says2 king will	JIIILIL
says2 kitchenet on	MIIIIJJ
says2 kitchenet with	LHIIIIL
says2 kiva fireplac	IMIIJIK
says2 knee wal	KMIIIHI
says2 landlord special	ILILKII
says2 lateral fil	LIJLJIJ
says2 law practic	ILIIJLJ
says2 leav the	IMHHLKI
says2 leave of	KLLKIHI
says2 leave run	KKIIIIJ
says2 leave to	JHLLIHK
says2 loft bed	LJIIKII
says2 long version	IILIJIL
says2 mantel clock	IMIIIIK
says2 me :	LJIJJIL
says2 medicin cabinet	LKHJHHK
says2 mini split	MHHKHHK
says2 minivan ,	IMIIIII
says2 mirror on	MIIIJIK
says2 mixer lift	LIIJJIK
says2 motion light	MIIIIIK
says2 move noth	IMIIIII
says2 move the	KILIIIJ
says2 murphy bed	MIIIHHL
says2 my brother	IJILIKK
says2 my brother'	KIJKILI
says2 my buddy	IKLIILK
says2 my daughter	KIJILIL
says2 my desk	IKIIIIM
says2 my girlfriend	KKIIIII
says2 my husband	JKIHLKK
says2 my husband'	JKILJHJ
says2 my late	ILKIIHJ
says2 my mother	KJIJLKI
says2 my neighbor	KIIILLJ
says2 my proposal	MIIIIIL
says2 my side	LILIJIK
says2 my wife	NHHKJJJ
says2 my wife'	IKKGLJK
says2 need :	LKHHHHL
says2 need a	LIJJJJL
says2 new :	NHHHIHJ
says2 new cabinet	MIJIIJI
says2 next door	KKIIIIK
says2 night light	KLIIIIK
says2 no more	IJIMIII
says2 no overhead	LIIILII
says2 not a	JJJILHI
says2 not done	LIIIIIL
says2 not lost	IMIIIII
says2 not need	IIILLHJ
says2 not you	LLIIIHJ
says2 noth on	IKIILIJ
says2 nursery is	JHILIHK
says2 oak cabinet	IKIMIHI
says2 oak floor	JLIIJII
says2 of the	IKIIJIL
says2 oh ,	ILIKIIJ
says2 ok so	JILLJIK
says2 old chest	MIJJJII
says2 on the	LJLIGKI
says2 one along	LIJIJIL
says2 one big	MIJJJIL
says2 one closet	IMJIIIK
says2 one sink	NIIHIII
says2 one toilet	MIJIIJI
says2 original to	IMIIIII
says2 other bay	JMIIJIJ
says2 other side	IKMLIIJ
says2 other than	KKIIJIL
says2 otherwis army	MJIIIII
says2 our architect	KJJHLHL
says2 our dishwasher	IKLIJLK
says2 our have	IKKKIIK
says2 our is	ILLIJII
says2 outlet are	JLIIIIL
says2 paint the	KLIHIHH
says2 pedestal sink	KJHKILI
says2 picnic tabl	KLIKJIK
says2 ping pong	JIIMIIJ
says2 pleas keep	MJIJIII
says2 pleas mount	KIIIIIL
says2 pleas strik	IIIIMII
says2 pocket door	MHHKHHJ
says2 pool tabl	JKIILIJ
says2 popcorn ceil	IJIMHHH
says2 pot bench	KKIIIIL
says2 projector hung	LJIIJIK
says2 pull the	KIKKIJJ
says2 put a	MIHIHIK
says2 put in	LIJIJJK
says2 put the	JKLIIIK
says2 queen bed	LKIHIHI
says2 rais the	ILLIIII
says2 read corner	JLIHIII
says2 replac the	MIIIIIK
says2 right now	KKIKIIK
says2 rough-in exist	IMIIJJL
says2 rug that	LKIKIHI
says2 scallop wallpaper	LLIIJIJ
says2 sectional ,	KIIIIIL
says2 sectional fac	KIIIIJL
says2 sew machin	ILIIIIL
says2 she say	IKKKKIJ
says2 shelf for	KLJIIII
says2 shelf over	JKIIJLJ
says2 shelv on	MHIIHHL
says2 shower #	NJHHJHI
says2 shower leave	IMIIJII
says2 shower only	MIIIJIJ
says2 shower stay	JKJKJIK
says2 sink ,	LLIHIII
says2 sink :	LILJKHI
says2 sink and	ILLIIII
says2 sink at	MIIIIII
says2 sink in	JKKIILK
says2 sink is	ILKHJKK
says2 sink outsid	LKIIJIJ
says2 sink singl	LIIIILI
says2 sink to	JIMIIIK
says2 skip the	IJIHMHI
says2 slider to	ILILKIK
says2 smok detector	MIIIIIJ
says2 so :	LJJHHHL
says2 so a	IKIIKHM
says2 so bookcas	KIKIKIL
says2 so crib	JLIJJIL
says2 so drop	JLJLIIJ
says2 so electric	MIJIIJI
says2 so i	JKLIIIK
says2 so start	MIIJIIJ
says2 so the	JILLKLI
says2 so what	JMHHHHJ
says2 sofa fac	JLIIIIK
says2 south wall	JHKIIIM
says2 squat rack	LJHIJHL
says2 stackabl compact	MIJIIII
says2 stair at	IMIJJJK
says2 stand at	IJMIJKJ
says2 stand desk	MHIKIKJ
says2 stand in	ILKHIHJ
says2 stov ,	KIIIIMJ
says2 stov :	KMIIIII
says2 stroller x	ILIKJII
says2 strong hood	LIIIIIL
says2 sun room	IIIMIII
says2 swap the	KJLKIIJ
says2 swap toilet	KIKIIIK
says2 swing door	KJILIII
says2 tabl (	KJLIKIK
says2 tabl saw	LKHIIIL
says2 take out	LIHLIHK
says2 take the	KIKKJHK
says2 tear out	IIILJIK
says2 tell you	ILLIIII
says2 that fre	LJIHIKK
says2 that giv	JILIJIL
says2 that leav	LJKHIHK
says2 that mean	IHMJHGL
says2 that would	LIIIJJK
says2 that' kosher	IMIIIIK
says2 the ac	ILKIJIK
says2 the armchair	JJKIJIL
says2 the bar	IKILHKI
says2 the basement	IMHKIIJ
says2 the bed	KKLIHFK
says2 the bench	LKHHIKK
says2 the bidet	IJILIKJ
says2 the boiler	JMIIIII
says2 the bookcas	KJLHLJI
says2 the bookshelf	HJILIIK
says2 the built-in	KJILIHI
says2 the bunk	IKLKIHI
says2 the cabinet	LLHJIHI
says2 the car	JJIIIMI
says2 the cat	ILJJJIK
says2 the ceil	KKIKJII
says2 the chandelier	IIKKIIL
says2 the chest	JLHJIHL
says2 the closet	JMIJHHI
says2 the contractor	IKLLIII
says2 the crib	KIKJIHL
says2 the deep	ILIIJLK
says2 the dishwasher	JKKLIHI
says2 the door	LJHJIHL
says2 the doubl	JLIILIK
says2 the drop	IJIKIIL
says2 the electric	KHILIKI
says2 the exercis	JIIMJII
says2 the exhaust	JIILJIK
says2 the exist	KJJLJII
says2 the freezer	IIKLJIK
says2 the fridg	KKLJHGJ
says2 the furnac	LKIKIHI
says2 the futon	HKILIHI
says2 the garag	IKIKJIK
says2 the gas	IKIKIHL
says2 the glas	JHHLLKH
says2 the glider	LLIIIIJ
says2 the hot	KJIJLIL
says2 the laundry	IMIKIHI
says2 the linen	KJILJIK
says2 the love	IILKIIK
says2 the low	ILJLJIJ
says2 the man	JIIIIKL
says2 the microwav	KIKLJIL
says2 the missu	KLJIIJJ
says2 the mudroom	JIJMJIJ
says2 the old	IKIKHLJ
says2 the one	LKIKIHJ
says2 the pendant	IIKKIIL
says2 the piano	HLLIKGJ
says2 the present	JIIMIII
says2 the printer	KJKIIIJ
says2 the radiator	JJKKJHL
says2 the rang	LLHHIHI
says2 the rec	MIIIJII
says2 the refrigerator	IKLKIGK
says2 the rest	LLGIHGI
says2 the rock	ILIKJIJ
says2 the room	JLIKJII
says2 the rug	LJIKLHJ
says2 the shower	JJHLIHL
says2 the sink	GKJKIHL
says2 the snowblower	JLIIIJL
says2 the sofa	KILKIHK
says2 the stackabl	JKIKJHL
says2 the stair	MJIIIII
says2 the stov	KLLHHGJ
says2 the sunroom	JILLIKI
says2 the swing	IMIJIHK
says2 the tabl	LLIJIHI
says2 the tile	KLIJJII
says2 the tiny	JIJKIIL
says2 the toaster	KLJIJIK
says2 the toilet	MKJJIGJ
says2 the towel	JJIKLHJ
says2 the tp	IIMIIIJ
says2 the treadmil	IKHMIHK
says2 the tub	KLGKKGJ
says2 the tv	HKKJHHL
says2 the vacuum	IIIMIKJ
says2 the vanity	KKKKKJH
says2 the wall	IILLIHK
says2 the washer	JLLHJHJ
says2 the water	HLHJIKJ
says2 the weight	ILIIJIK
says2 the window	MJHJGFL
says2 the wood	JILLIKJ
says2 the workbench	IKKKIHJ
says2 then ,	KIIIIIM
says2 then :	JILIJIL
says2 then a	MJIIJII
says2 then the	KIKHKHL
says2 ther a	KIILIIK
says2 ther is	KKIKKHK
says2 there' a	IKJKHLK
says2 they complain	LKIKIHI
says2 they need	MIJIIII
says2 thi is	KLKHIII
says2 to do	JJJLJIJ
says2 to one	LIIIILK
says2 to put	LKIIIIK
says2 to whom	JLJIIIL
says2 toe kick	LKJIIII
says2 toilet +	JLIIJII
says2 toilet ,	JLHHIHK
says2 toilet :	MIHHJIL
says2 toilet clos	KLIIKKJ
says2 toilet in	KKLHIIJ
says2 tom need	LIIIIIK
says2 tool chest	ILKIIIL
says2 total #	IMJJJII
says2 towel warmer	LIIIKIK
says2 tub /	LJIKIHK
says2 tub is	IKIKILJ
says2 tub itself	JMIHJIJ
says2 tub out	LIJLIII
says2 tub stay	KJILJIK
says2 tub under	JLIIJIL
says2 tv in	KIIILIL
says2 tv on	IMIIIIJ
says2 twin bed	MIIIIIJ
says2 two #	LIJIJIK
says2 two burner	MKIIIII
says2 two car	HMIIIKI
says2 two crib	LJJIIJL
says2 two desk	JHIILLK
says2 two leather	LIIJJJL
says2 two pendant	LIIIIIL
says2 two sink	JHHHIIM
says2 two styl	LIIIIIL
says2 two wheel	ILIIIIK
says2 two window	JLIIJII
says2 under the	LIHGKHJ
says2 upper cabinet	JLHJKHK
says2 utility sink	LIIKIIL
says2 vanity #	MHGHIIM
says2 vanity top	JKILIIJ
says2 vertical hook	MJIIIII
says2 walk in	KLHHHIK
says2 wall mount	JLLIIIJ
says2 wall oven	KJHKHIL
says2 want :	LHIJIKK
says2 want a	KIIIKKK
says2 washer and	HLLIHJL
says2 washer front	LJIIJLJ
says2 water com	IMIIJIJ
says2 water heater	IMIIJIK
says2 we are	KJIKLKK
says2 we buy	ILIHIKK
says2 we do	ILJKLII
says2 we eat	IKIILLJ
says2 we get	ILIKIHL
says2 we have	HLHKILJ
says2 we need	LKIHHJK
says2 we never	KKLHIIJ
says2 we not	JJIIKLJ
says2 we own	IMJHKHI
says2 we sleep	IKIILIK
says2 we want	NJJKHJH
says2 we were	JLJIKKI
says2 we wish	JKJIIIL
says2 we'd like	LKIIIIJ
says2 we've get	LIJIJLK
says2 what about	LIIKIHK
says2 what can	KMIHIII
says2 what com	KLIHIIJ
says2 what go	JHHMIIL
says2 what have	IHKLIKK
says2 what i'd	LLHGHHJ
says2 what i'm	MIIIJIJ
says2 what i've	JLJKJII
says2 what liv	IMHKIIJ
says2 what not	MHLIIHK
says2 what stay	IMIHIIJ
says2 what suck	IIIMJIK
says2 what the	IMIIILI
says2 what we	JLKHLFK
says2 what we'd	LKILIIJ
says2 what we've	JKILJIJ
says2 what' aliv	JIMIIIJ
says2 what' in	ILILIHI
says2 when we	JJKKJLI
says2 wher it	KJHKJIK
says2 wher the	LKIIJIL
says2 whil that'	MIJIIII
says2 whit nois	LJIIHHL
says2 wife :	LIIJIKI
says2 wife have	ILIILII
says2 window :	KJIIIIL
says2 window in	KKIHHHL
says2 window over	KKIKIII
says2 window seat	LKIIIIJ
says2 window treatment	KIIILIJ
says2 window unit	ILILIHK
says2 wire shelv	KIILIIL
says2 wood stov	KLIIIII
says2 wool rug	LIIIJIK
says2 workbench #	MIIJJJK
tail #	LLHHIHI
tail #N	MIIIIIK
tail #N#	KLHHHHH
tail #P#	JLIIJJJ
tail #U	LKHHIIK
tail #UN	MJGHIII
tail #UP	LJJHIIJ
tail &#N	JLHJHHJ
tail &D#	KLIKKIH
tail &Dv	KILKJJK
tail &N	LJKJHGK
tail &NN	KKJJKFK
tail &NP	KLHJIIJ
tail &Nb	HLHKHKJ
tail /DN	KJJILIJ
tail 1	LIIJKIJ
tail D	IKHKKGJ
tail DN	MIJJIFL
tail DNN	IKJILGL
tail DNP	LJJKHHK
tail DNv	KLHHKKK
tail IND	LJILIIJ
tail INP	HLGKLLI
tail IaN	IMIIKII
tail Ih	HMIJHHJ
tail ImN	KJIKKIJ
tail Imv	KKIKJHI
tail Iv	KIKLKHJ
tail N	JKHKJJK
tail N#	KKHLHHH
tail N#N	LJHKIIK
tail N#U	LKKIIII
tail N&D	IJIKIKL
tail N&N	JKKLIHJ
tail NIN	KKIJIKI
tail NIv	IKJLIIJ
tail NN#	MHKIIKI
tail NND	JLKIIHK
tail NNN	JIGLKLI
tail NNP	KLJKLFH
tail NNb	JLJJJIL
tail NP	LJJKKGJ
tail NP#	LKKKIIJ
tail NPD	LKHKIJI
tail NPP	ILKJIJJ
tail NPT	LKKIIHI
tail NPa	IKIKIHL
tail NPv	LKIJIIK
tail NT	KKIIIIK
tail NUN	KJHLHHL
tail NWv	KIIKJII
tail NaN	JIIKIKL
tail NbD	KKILIII
tail NbN	JJHJLGL
tail NbP	KJJKIIL
tail Nbv	KJILIHK
tail Nmb	LIIIIJL
tail Nv	JKJMHHJ
tail NvD	JLHJJHK
tail NvN	KIILILH
tail NvP	JMGIIKH
tail P	LJIJEJI
tail P#	KLHJKJH
tail P#N	LKGIGFK
tail P#U	IJLJKHL
tail P1N	JLIJIKK
tail PD	KKIHKIJ
tail PD#	KJKKHGK
tail PDD	LKIIIHH
tail PDP	KJLHIKJ
tail PDS	KLJGHGJ
tail PDU	ILIKIIK
tail PDa	LJJHIHL
tail PDv	LJKIGHK
tail PI	JJLIKKJ
tail PN	LJHIHKK
tail PN&	KJHKKKH
tail PND	LKKHJIK
tail PNN	KJHLLJJ
tail PNP	LJFJJIL
tail PNa	KKIKIIJ
tail PNb	IKKILHK
tail PNv	KJKKHHH
tail PP#	KIKIIII
tail PPN	LKKHIIJ
tail PPT	JLKKIHI
tail PT	KJLKKKG
tail PTb	KJIKIKJ
tail PTm	LIKIIIL
tail PWD	JILIIIK
tail PWN	JKLKIGJ
tail Pa	KIHKLKL
tail Pam	KIIKLII
tail Pv	LKIIIIK
tail PvD	MJKIJIK
tail PvN	LIIIJIL
tail S	JMIIIIH
tail T	LKIJIIL
tail UNN	KKIKIIJ
tail WDN	LHKJKJK
tail WIv	JKIKJIL
tail WN	LHILIIH
tail WNN	LJJKIIK
tail WNP	LHKKLIJ
tail WTb	JMHIIIJ
tail WbD	LLJIJJJ
tail WbP	JJIKIKK
tail Wba	LLIIJIJ
tail WmN	MIIIIIH
tail WvP	LHJKIKK
tail aN	HIKLJLJ
tail aPD	LHLJIHJ
tail aPT	LIILJJJ
tail b	JHJKKEL
tail bDP	LKLIJII
tail bN	JLGKIJK
tail bN&	KJKJKGL
tail bNN	KKJKGFK
tail bNa	IMHJIHK
tail bP	KIILILJ
tail bP#	JMIJIIJ
tail bPD	GLLIKLK
tail bPN	KJKJHLH
tail bPP	ILIKJIK
tail bPa	KKIKILI
tail ba	LJKKIGJ
tail baN	JJJJKMH
tail baP	INIIIHJ
tail bbN	IKHLIHJ
tail bv	IJILLHK
tail bvN	KJKIKLJ
tail bvP	HKKLJLI
tail hDN	KKHLIJJ
tail hNN	IIILIIL
tail hNP	ILILJIJ
tail hPN	KHLKIIK
tail hPb	LJJIHGL
tail hPv	HMJJIGH
tail hbN	IJIKIKK
tail m	HKHKLKI
tail mDN	ILKJJIK
tail mN	JKGLGGK
tail mNN	IKIIJKL
tail mNP	LJJKHGJ
tail mNT	IJLIKIM
tail mbD	MJIIJJK
tail mbN	JKJKKGK
tail mbv	ILKKIJI
tail mhP	LJIKJII
tail mv	JLGHKGK
tail mvD	KLHJIIJ
tail mvN	ILKKIHJ
tail mvP	IKLJKKI
tail q	LKHHIIL
tail v	JLIKGGK
tail v#N	IKIKJIL
tail v&D	IIIMJIK
tail vD#	JLHKIII
tail vDN	ILKIGIL
tail vN	HLJJKLK
tail vNN	HLKJIHK
tail vNP	JJLKHJJ
tail vNW	LJILJIJ
tail vP	MJGJKJJ
tail vPD	IKKKHKJ
tail vPN	JIILHMI
tail vPP	JLJKHJJ
tail vPT	LLIJIHI
tail vPa	JKIKIHL
tail vPb	LKHHJLJ
tail vPv	LKJIJII
tail vWD	MIIKJII
tail vWT	LKIIJIJ
tail va	KIJMIJI
tail vv	IJIIIKL
tail vvP	IILLJII
tail xDN	LKIIIIK
tail xN	KKIHLII
tail xPN	KLIIIIJ
tail xv	IKIKLII
the*+1 &	HKIKIIK
the*+1 (	LLIJGJI
the*+1 )	IIKKILJ
the*+1 .	HJIJJKL
the*+1 :	JJKLGGL
the*+1 ;	JKJJJEK
the*+1 ?	KJKJKHK
the*+1 ^	HJJKKJL
the*+1 a	IJJJJJL
the*+1 abov	IKJKJJL
the*+1 along	HKKKIII
the*+1 are	KJGKHJL
the*+1 at	KIKKILJ
the*+1 back	ILKIIIK
the*+1 behind	JIKKHKK
the*+1 belong	IKIKIHL
the*+1 between	KIJKIHJ
the*+1 but	HLIIIHK
the*+1 by	JKHKKGL
the*+1 came	LJIJJIJ
the*+1 can	JKLKGGJ
the*+1 closet	IKIIJLK
the*+1 com	KKIKHHK
the*+1 come	ILIIJIJ
the*+1 compactor	JJILJIJ
the*+1 could	KLKJIIJ
the*+1 door	HKJKHGK
the*+1 down	ILLJJIJ
the*+1 fac	KILIIHL
the*+1 for	ILHKHGL
the*+1 from	JLJILEL
the*+1 get	KKJJIKK
the*+1 go	LKHJIKJ
the*+1 have	LJKJHJK
the*+1 i	KJHJKKK
the*+1 i'd	LIJHLIK
the*+1 if	HLIIIIL
the*+1 insid	JJILIIJ
the*+1 into	JJLIIJK
the*+1 is	KKKJDIK
the*+1 itself	KKJKHHJ
the*+1 leak	IKIKIKI
the*+1 leave	IKIKIIK
the*+1 may	LJIKIKJ
the*+1 must	IKIKJIK
the*+1 my	HKJILKK
the*+1 need	JMJIJHI
the*+1 never	IJIKIIL
the*+1 next	HJKJIKK
the*+1 no	KJILIIK
the*+1 not	JKFJMIK
the*+1 of	ILIJIHJ
the*+1 on	KJKJGJK
the*+1 one	HKIMILI
the*+1 open	ILIJIIK
the*+1 opposit	IJIIJIL
the*+1 or	LKJIIIK
the*+1 out	IJJLIKK
the*+1 over	LJKKHKK
the*+1 plu	IJJLJJJ
the*+1 right	IIILJLK
the*+1 run	LIIKIKL
the*+1 should	ILLIJIK
the*+1 side	IIJJJIM
the*+1 sinc	ILJKJIK
the*+1 sit	KJLKJIJ
the*+1 so	JJLKHJJ
the*+1 stand	HJKKIGK
the*+1 stay	KKHJIGL
the*+1 that	JKKLKKH
the*+1 that'	KLLJIHH
the*+1 the	GKKJLJJ
the*+1 ther	JIKKHKK
the*+1 they	KJILIIJ
the*+1 to	KJJLIFK
the*+1 too	KLIKIIJ
the*+1 turn	IILIJJK
the*+1 unit	KIJLIII
the*+1 up	KJKIIIK
the*+1 wall	GIHIIHN
the*+1 we	KLGKKJI
the*+1 wher	JLKJIHK
the*+1 which	IMIHIIJ
the*+1 will	KKHLJIJ
the*+1 with	IKKKGIK
the*+1 work	IMIIJIJ
the*+1 would	JJKKIIK
the*-1 !	IIKLIKI
the*-1 :	JKJKFJK
the*-1 ;	KJKJLKG
the*-1 ?	HJIKILL
the*-1 ^	HJLJLKJ
the*-1 about	HJHLKLI
the*-1 abov	GGIGIHO
the*-1 against	HHIHIHN
the*-1 along	GGIHJHO
the*-1 and	JKMKLKF
the*-1 at	JJGIHLL
the*-1 becaus	IKKIJIK
the*-1 behind	IKFFHEN
the*-1 below	HJHHIHM
the*-1 beneath	HKIIJIL
the*-1 besid	HGHGIHO
the*-1 between	HJHGIHL
the*-1 block	IKIIJIL
the*-1 but	JKKKHJJ
the*-1 by	HGFHGIO
the*-1 doe	ILIKJII
the*-1 down	KIIKKIK
the*-1 fac	KJIGIHL
the*-1 face	IKIIIIL
the*-1 for	KNKIGEH
the*-1 from	FIGIHLL
the*-1 get	KLKJIII
the*-1 have	GLLJKKH
the*-1 if	JKKJIHK
the*-1 in	JKICJKL
the*-1 insid	IIIIJIM
the*-1 into	KIKGHJL
the*-1 is	LLKJHKH
the*-1 it	ILKKJIJ
the*-1 it'	KLHKIII
the*-1 just	ILJKIIK
the*-1 keep	KLHKGGH
the*-1 leav	HLKIKIJ
the*-1 leave	LMJIJII
the*-1 like	LKKJHKI
the*-1 lose	IIIMIII
the*-1 move	IKLIIII
the*-1 near	HIIHIHN
the*-1 need	HLJLIIJ
the*-1 not	HJGKKJK
the*-1 now	IKLIJIK
the*-1 of	HIDLEHL
the*-1 off	GHHJHKL
the*-1 on	IKEHIJL
the*-1 open	IKIIIIM
the*-1 opposit	HHIIIHN
the*-1 or	LIJKJIJ
the*-1 over	KIEFGIM
the*-1 past	IIIIJIM
the*-1 replac	KJIMIHI
the*-1 say	JLIKJIJ
the*-1 see	IJKHILJ
the*-1 sinc	IJIKILK
the*-1 so	JKKLJFJ
the*-1 swap	JIKLJII
the*-1 take	HHKLIMH
the*-1 that	KKKJIGJ
the*-1 then	LKLJIJI
the*-1 there'	IMIKIHI
the*-1 through	IHIHILM
the*-1 to	DKIIJIM
the*-1 touch	ILIJJIJ
the*-1 toward	JIJIJJM
the*-1 under	JIIHGIM
the*-1 up	HJILIIK
the*-1 want	KJKJKHJ
the*-1 wher	IIJKGKK
the*-1 with	KKLKFGI
the*-1 without	IKILIII
the*after &	KLHKIHJ
the*after '	JJJLHKJ
the*after /	JJIKJIL
the*after a	GKKLEJL
the*after about	IJKJIIL
the*after abov	HKKKIHL
the*after acros	KHLKJIK
the*after after	ILIJIIK
the*after against	IJLJJIK
the*after all	GKKJHKK
the*after along	JKJLHHJ
the*after already	GLGHGMI
the*after an	HKKKIIL
the*after are	KJHLGIK
the*after as	KKGLHGJ
the*after basement	HLIKHKJ
the*after bath	IIILKIL
the*after bathroom	IJLIJIJ
the*after be	MKHJKKJ
the*after bed	KKKIIHK
the*after been	HKJKIKJ
the*after befor	MIKJIJK
the*after behind	HKKJHLK
the*after belong	IKIKJHL
the*after below	IJLIJIK
the*after besid	LKLHIHJ
the*after between	KJKKHGI
the*after bin	ILIKIIL
the*after block	HKLJIIK
the*after board	KIILIIK
the*after bolt	JMIIIHK
the*after both	HKLJIHJ
the*after bowl	IKILJIJ
the*after brok	KJIIILI
the*after broken	IIILIKL
the*after brother'	IIIKILI
the*after build	JLIKIIK
the*after cabinet	KILKKHK
the*after came	LKJJIHK
the*after can	IJKLFEJ
the*after cat	KLIIJII
the*after ceil	IJLJIII
the*after center	HMKHIIJ
the*after chair	GKHLHHL
the*after chang	LLIIIII
the*after clear	HJIIJJM
the*after clos	IKIKIIL
the*after closet	JKJKHKJ
the*after coffe	IKIJILK
the*after com	JKGKLGK
the*after compactor	IJILJIJ
the*after corner	GJLJKGJ
the*after could	KLKJIHJ
the*after counter	KJJLIHJ
the*after cousin	IIIMIIJ
the*after crack	MHIKIHJ
the*after curb	IJILIIK
the*after cut	IKILIKJ
the*after dad'	IKLJJIJ
the*after dead	GLJJLHI
the*after deck	IIIKJKK
the*after deep	KJILJIK
the*after den	KKIKJKJ
the*after desk	IKJMIIK
the*after did	ILIIILJ
the*after died	JJJLJIJ
the*after door	ELLJJIK
the*after down	JKLKHIJ
the*after end	KJKKIGL
the*after enough	IKJJJIL
the*after everyth	IJLKIIK
the*after fac	LHKIIHL
the*after far	IKKKIHJ
the*after feet	IJLKIHL
the*after fell	IIIMIKJ
the*after finally	IIILILJ
the*after fine	ILIIIIK
the*after first	LILILIJ
the*after fit	KKHILLI
the*after fold	ILHKJIJ
the*after foot	IKKKIHJ
the*after for	JJHLKJK
the*after free	KIKJJIL
the*after fridg	JJKIILK
the*after from	KKJIKIL
the*after front	HKJKIGL
the*after frost	IKJKJIL
the*after garag	HJKLIHL
the*after glas	IKJLJIJ
the*after go	KIILFLI
the*after going	IJILIHI
the*after good	HJKKILI
the*after guest	JJILIIL
the*after half	IKLKKJK
the*after hall	GKJLHJK
the*after hang	IKKJILK
the*after hazard	IIJMJII
the*after he	ILILIII
the*after head	IIKLJIK
the*after height	HKIKJIL
the*after her	IKIJKKL
the*after here	KKHKKGI
the*after high	HLIJIHL
the*after hit	ILIKJIK
the*after hold	LJHKIHK
the*after hole	IJLKIIK
the*after home	IIKLJLJ
the*after husband	IIIMIKJ
the*after i'd	KHLIKHL
the*after idea	HIIKLHI
the*after in	LKIJKKK
the*after inch	HKKLIIJ
the*after insid	KJILHHJ
the*after into	JJKJHKK
the*after it	ILLKFIK
the*after it'	ILKKIIJ
the*after its	KKJKIJI
the*after itself	KKIKHGK
the*after just	HMIJJIK
the*after keep	HLHJIHL
the*after kitchen	LKKIIHK
the*after last	IMKJHKI
the*after leak	KKHKHKH
the*after least	LJIKJIJ
the*after leav	IJLKIHJ
the*after leave	KLJKHFK
the*after light	ILILJIJ
the*after like	GKKLHJK
the*after littl	ILKIJIK
the*after liv	KLIHJKJ
the*after long	HKKLJJK
the*after low	IKJLJIK
the*after made	KMIIIII
the*after marketplac	IIJMIIJ
the*after may	LKHJHKK
the*after me	HLGKIKL
the*after middl	KJLHHHJ
the*after mine	JKKLJIJ
the*after mov	IILLJIJ
the*after must	KJHKJIL
the*after my	IHKLKKK
the*after need	LLJHIGJ
the*after neighbor	IKIKILI
the*after never	JIHLHHL
the*after new	KLKJIHJ
the*after next	JKKIIKK
the*after night	LLIJJIJ
the*after no	JKHLHHK
the*after nobody	IJIMJIJ
the*after nook	KJJKHII
the*after not	JKIILKK
the*after noth	IKKKJIK
the*after now	JIKLHKK
the*after obviously	ILIJIIL
the*after of	JKKKJIK
the*after off	JJKLHJI
the*after offic	IKILIII
the*after okay	ILIJJJK
the*after old	JKKJKJH
the*after once	KHHJIKL
the*after only	KLJJIHJ
the*after onto	IKKIJKK
the*after open	FNJIHGK
the*after opposit	KJJIJHL
the*after or	LJKJHHK
the*after other	KKKHIHL
the*after our	GJIKKLJ
the*after out	HHKLKKL
the*after outlet	JKIIJKL
the*after outsid	KJLJJIK
the*after oven	IKKLJIJ
the*after own	IMIJJIJ
the*after panel	IKKKJJJ
the*after pantry	HIJKIIM
the*after part	IKKKIHJ
the*after peopl	ILIIILJ
the*after plac	KKKIIKI
the*after plan	IIIJLIK
the*after plu	IJJLJJJ
the*after porch	KJIKIKL
the*after pul	KJILIKJ
the*after put	HLJIKKL
the*after quiet	ILJIJIK
the*after quit	IIILJLJ
the*after rack	HLKLIIJ
the*after radiator	IKIILIJ
the*after rail	IJIKLIL
the*after rather	KLKHIII
the*after reach	IKKKIHK
the*after remain	IMHHIKK
the*after replac	HJIMJIJ
the*after return	IIILILI
the*after right	LKKHHJK
the*after rol	IKKKIIK
the*after room	LJKJHKJ
the*after run	KHHKIKM
the*after same	LKIKIHK
the*after scar	IIILIIK
the*after seat	IJILIIL
the*after sell	IIILILI
the*after set	IKJKIHK
the*after shed	IIILJKI
the*after shelv	ILKKJIJ
the*after shift	HJMIJIJ
the*after short	KHKJJJL
the*after should	JLKIJHJ
the*after shov	IILLIIJ
the*after shower	KGHMHJK
the*after shrink	LIILJIJ
the*after side	JJLJHJK
the*after sink	KKKIIHK
the*after sit	KJLJIHJ
the*after six	IILKJIL
the*after sleep	LKIKIIJ
the*after slid	HLLJIIJ
the*after some	LKJIIII
the*after somewher	ILIIJIJ
the*after spot	ILLIJIJ
the*after stair	KJKIIKK
the*after stand	GJLKIFK
the*after stay	JKGJHKL
the*after step	IJKJJIL
the*after stil	KLHKHHJ
the*after storag	LIIIILK
the*after stov	KJKLJHI
the*after surviv	HKLIIIK
the*after switch	ILLIJJJ
the*after tabl	GLJJHJJ
the*after tak	IILLIIJ
the*after take	IJIIILL
the*after tall	JKJKJIK
the*after than	KLKHJJI
the*after that'	KLLJHHH
the*after their	IKILJII
the*after them	IJKKJKL
the*after then	KIILJJL
the*after they	LJHLHHI
the*after thi	IIKLILJ
the*after thing	LJKLIHI
the*after thre	IKLJJHK
the*after through	IMJJIHI
the*after to	LIKLDKJ
the*after today	KJKKIIK
the*after toilet	IIKLJIK
the*after too	LKJJHKL
the*after top	HKKKIIK
the*after toward	IJMIIIK
the*after tub	LLHHIKJ
the*after turn	HJMJIIK
the*after tv	IKIKJIK
the*after two	JKKKIIL
the*after under	KKJKIJJ
the*after unit	KIILIIJ
the*after up	JMIKKEH
the*after upstair	IIIILMI
the*after us	KKHKGHJ
the*after use	IKILIHJ
the*after used	IJILILJ
the*after useles	IIIMJJK
the*after vanity	ILIKJJJ
the*after wall	KHLKHIK
the*after want	JLHJLHJ
the*after water	KKJJIIK
the*after way	HJLMIHH
the*after well	IIJMJII
the*after wet	KIKKJIL
the*after wher	JKKJGEJ
the*after will	KLJJIHJ
the*after window	IKKKHFL
the*after with	IKJMFIK
the*after work	HMHIIGJ
the*after would	IJKKLGK
the*after year	KLIHIKJ
the*after you	HLKHHHL
the*before "	JIIJJIL
the*before #	KKJJGEK
the*before &	IJIKJKL
the*before '	HKIHIKK
the*before a	JJIKFJK
the*before about	GKGKLKJ
the*before abov	GKHGIGM
the*before acros	IHIIJHN
the*before against	HJHJJHM
the*before all	HKIIIKK
the*before along	FIHKIGM
the*before also	KKHHIIL
the*before amp	IKJIJJK
the*before an	KLHIIHJ
the*before and	HKLJKLI
the*before any	IKIKJJJ
the*before are	KIILIKJ
the*before around	IJIIIIM
the*before as	HLJHLHJ
the*before ask	LKKIJII
the*before at	JJIIGLK
the*before away	IHILJHK
the*before back	JKJJHLJ
the*before bar	KHHJIGL
the*before bath	JHJKJIL
the*before bathroom	IJKJIKL
the*before be	LKKGIKI
the*before becaus	ILKKIKJ
the*before bed	JGJKJLK
the*before behind	JJKEHJM
the*before below	HJHJIHL
the*before bench	GLHHIGL
the*before beneath	HKIIJIL
the*before besid	GIHJIHM
the*before between	JIFIHFM
the*before big	IIJJJJM
the*before block	HKIHIHL
the*before board	LJIJJIK
the*before bolt	IIJIJIM
the*before bookcas	IIIIJIM
the*before both	KHIKIHL
the*before box	HHIIJIN
the*before build	LIIJJIL
the*before built-in	IIIIJIM
the*before but	IKKLGJJ
the*before by	IHFIGJM
the*before cabinet	GLHGIHL
the*before can	JKKLHJJ
the*before carpet	HIIJIKL
the*before ceil	GLHKIKJ
the*before center	HHHJIKL
the*before chair	HKIJJKK
the*before chandelier	IIIILIL
the*before chang	KIILHIL
the*before charger	IIJIJIM
the*before chest	IKIIJIM
the*before clos	KKKLIHI
the*before closet	KKGKIGJ
the*before coat	IIKKJKK
the*before com	KJKKIHK
the*before come	HKKIIHL
the*before cooktop	IKKLJIJ
the*before corner	LJHJJHK
the*before couch	IKIKJHK
the*before could	KIJKIHL
the*before counter	KKILJHJ
the*before credenza	ILIIJJK
the*before crib	IIJIIIM
the*before cubbi	IIJIJIM
the*before currently	ILHKJIJ
the*before deep	ILIKJIJ
the*before desk	KGHJIHM
the*before din	IIJLJKJ
the*before dishwasher	IHIIJIM
the*before do	JLILIHJ
the*before doe	KLIKJII
the*before done	IKILJIK
the*before door	JKKJHKJ
the*before doubl	IIJIJIM
the*before down	JIKJKHL
the*before drain	LIJJJIK
the*before drawer	HHJKJIL
the*before dresser	IIIHJIN
the*before drop	KIIKIIK
the*before dryer	HKKKJKJ
the*before each	IKJKJJL
the*before east	IKJLJIJ
the*before end	KHKGIHL
the*before fac	KJHGIHL
the*before face	HLHKIHK
the*before fan	HJILIKJ
the*before far	IKIHIIL
the*before feet	IHLHJIK
the*before finally	IMIIJII
the*before fit	HKIIIIK
the*before float	IMIIJII
the*before floor	LJHGIKK
the*before fold	IIIIJIM
the*before foot	KHKHIHL
the*before for	JMKIGDJ
the*before four	IIILIIK
the*before fridg	GJKJHHL
the*before from	IIHIHLL
the*before front	HKKIIHK
the*before ft	IKJKJIJ
the*before full	HIILIIK
the*before garag	JJLLJIK
the*before gas	HLILIII
the*before get	JLJJHKJ
the*before give	HLHLIHI
the*before glas	IIJLJJK
the*before glider	IJJKJJL
the*before go	IKJJILK
the*before half	IKIIIKK
the*before hang	KKHHIJL
the*before he	IKKHIHL
the*before head	IIJIJIM
the*before heat	IKIKJIK
the*before here	IKJKJJK
the*before hide	ILJIIIJ
the*before his	IIJIIKM
the*before hook	IKJIJIL
the*before hung	IKJIIHL
the*before i'd	KJLLHFI
the*before i'll	LIIKIHJ
the*before i'm	HJLKIKI
the*before i've	HIHKLHK
the*before if	KLKJHGJ
the*before insid	IIIJJIM
the*before instead	IKJMIII
the*before into	KJKJHJL
the*before iron	KHIJIIK
the*before is	KKKHGLK
the*before island	LHKKIKJ
the*before it	GKMIJKJ
the*before it'	JLGJHKK
the*before its	HJJJIHL
the*before just	HKIJLHK
the*before keep	KLGKGFJ
the*before kitchen	ILIHJKJ
the*before kitchenet	IJJJJJM
the*before lamp	HHILHHJ
the*before laundry	ILKIJIJ
the*before leav	JLKGKHJ
the*before leave	JLGHHGK
the*before length	IIJIJJM
the*before light	GHKKIKL
the*before linen	LIIIJIL
the*before liv	KJIIJIL
the*before lock	HLILJIJ
the*before log	IMIIIII
the*before long	HJILJIK
the*before look	KKIIJLJ
the*before lose	KJIMIII
the*before low	IKIIJIL
the*before machin	IIJIJIM
the*before make	KKIKIIJ
the*before may	HJILIIK
the*before mayb	HIIKIIK
the*before me	HLKJHHK
the*before mean	KLHHJIK
the*before middl	KLHHIHJ
the*before mine	IIIIJIM
the*before mirror	HKIHJHL
the*before mov	IJJHIIL
the*before move	HKKKIHK
the*before my	JKFKJKK
the*before near	HIIHIHN
the*before need	GKIKIJK
the*before next	GJHGHKL
the*before no	KKILKHI
the*before noth	IKKIIIK
the*before now	HJKJIHL
the*before of	JIHLDJK
the*before off	FKIJHKL
the*before ok	IKJIJIL
the*before on	JKJJHJL
the*before one	KJKGHJK
the*before only	JLHIIHK
the*before open	HKKIIGL
the*before opposit	HJIIIJL
the*before or	KJKJIHK
the*before other	HKHHILJ
the*before our	KJJKIHK
the*before out	IKKJIGK
the*before outlet	KJHHIHL
the*before outsid	HKIKIIK
the*before oven	IIIIJIM
the*before over	KHJEGIM
the*before own	IKIIJIK
the*before pair	IJIIJKK
the*before panel	HJILIHL
the*before pantry	IIIKJIK
the*before park	IJLIIIK
the*before part	IKIKJIL
the*before past	IHIJJHN
the*before pendant	LIJIJIK
the*before plac	KKKLIHI
the*before pleas	JKJKLHI
the*before plu	HIJKIIL
the*before pot	IIJJJIM
the*before printer	IKIKJHK
the*before projector	IIJLJIK
the*before pull	HKJLIIJ
the*before pump	IIJKJIK
the*before put	JKKIJIL
the*before rack	HKJJIGK
the*before radiator	IKIJJIK
the*before rail	KJJIJJL
the*before rang	IKIJJJM
the*before rather	ILIIIIK
the*before relocat	KJKIJIK
the*before remov	ILILIIJ
the*before replac	LKILIGI
the*before right	FJLIHKL
the*before rol	IKIIJIL
the*before room	KKHKIKJ
the*before run	IKKIJKL
the*before safe	IKJIJIL
the*before same	LKIIIIJ
the*before say	HKKJKJJ
the*before screen	IIJIJIM
the*before seat	IIIIJIM
the*before see	HJKJILJ
the*before shad	IKJJJIK
the*before she	ILJKIHJ
the*before shelf	HKIIIKK
the*before shelv	HKHJIHL
the*before shift	IHKJJIL
the*before should	IIJJJHM
the*before shower	HHKLIHK
the*before side	JHKJHLL
the*before sinc	HIJKILK
the*before sit	IJIKJHL
the*before six	IJLIJJJ
the*before slop	IKJJJIK
the*before smal	IKJIJIK
the*before sofa	KKKHIHK
the*before somebody	IKKIIIK
the*before spac	IIJIJJM
the*before spot	HKIHIIL
the*before stack	IKIHJIL
the*before stair	IIJIJIM
the*before stand	HIKHIKM
the*before stay	GLHJHKJ
the*before stil	KJIHILI
the*before stool	KIIKJIK
the*before stov	KLHIJLJ
the*before strip	IIJLJJK
the*before swap	JJMKIHI
the*before swing	HIHIIIN
the*before switch	IILKIIJ
the*before tabl	HJIIJIM
the*before tak	IKIKJIK
the*before take	GJJLHMI
the*before tall	IIJIJIM
the*before tear	IKKKIIJ
the*before that	LJJKGKJ
the*before that'	KKIIJKK
the*before the	IJKKJLK
the*before them	IIILJKK
the*before then	KKKIHLI
the*before ther	KGHLIKJ
the*before there'	JLKIHJJ
the*before they	ILLIIIJ
the*before thing	ILIIIIK
the*before think	LKIIKIJ
the*before thos	KKIIJIK
the*before thre	KKIJIHK
the*before through	HHHJILL
the*before tile	HIIIIKM
the*before to	IKJLJJK
the*before toilet	GJGKJHL
the*before top	HKIHJIL
the*before touch	ILIJJIJ
the*before toward	JIJIJJM
the*before trad	KILLJII
the*before tub	KIHJJHM
the*before turn	JJLHKHK
the*before tv	IKIIJHL
the*before two	KIHKHGL
the*before under	JIIJGIL
the*before up	GHJKIFM
the*before upper	IKJIJJL
the*before us	IKILLII
the*before vanity	JHJKJHL
the*before wall	JJJKHKK
the*before wallpaper	IIIJJIM
the*before want	JJLJKFK
the*before washer	IIKIJIM
the*before way	JLKKJII
the*before we	KJFKKLI
the*before we'd	KKKKIHJ
the*before we're	KLKJIKI
the*before were	KIIKJHL
the*before what	JKJKHKK
the*before what'	IILIJIL
the*before when	IJIJJIM
the*before wher	IJJKGLK
the*before which	ILHJJHK
the*before whil	KKHKIHK
the*before why	ILKIJIJ
the*before will	KKIKIIJ
the*before window	LJJKIJJ
the*before with	KJLKFKI
the*before without	IKILIII
the*before wood	IIJLJIL
the*before would	LJJLKHJ
the*before x	KHIKJIL
the*before you	LKKIHJK
the*before your	IKKIJIK
the*closes 	IKJJIJK
the*closes # "	IKIJIIL
the*closes already	JLJJJIK
the*closes are now	JIKLJIJ
the*closes come down	IKIKIIL
the*closes door	IHILIIK
the*closes go	LKIKJHI
the*closes hit it	JLIIJIL
the*closes in #	JLJIIKI
the*closes in here	KKIILIJ
the*closes in ther	IKIIKIL
the*closes is	JIKLIGJ
the*closes is dead	IIIKLIK
the*closes is now	LIIKJIK
the*closes it is	HNHIIIJ
the*closes not	ILIJKHK
the*closes on it	IKKKIHJ
the*closes other side	IKLIJIJ
the*closes side	IIJJJIM
the*closes stand	IIKKJHK
the*closes stay	IJILJHL
the*closes the closet	LKJJIIK
the*closes the door	JLIHIHL
the*closes the floor	KJKJIIJ
the*closes the garag	IKILIII
the*closes the hall	HJJLIGK
the*closes the leave	IKIIJIM
the*closes the porch	IIJLJIL
the*closes the radiator	IKIILJJ
the*closes the sink	HILIIIL
the*closes the wall	LKIKJIK
the*closes the way	IKILJII
the*closes the window	JKKJIHJ
the*closes ther	KHLLIIK
the*closes to it	IJLIJIL
the*closes wall	IIIKJIM
the*closes were	IJIIJIM
the*head armoir	IJKKIHK
the*head bath	IJIKIIK
the*head beam	HKIIJHM
the*head bed	KIMJGJK
the*head bench	LKIJHGL
the*head bike	IIILJLJ
the*head bin	KLIKJHI
the*head board	KKHKIHK
the*head boat	IJJMJIJ
the*head boiler	ILIIJIK
the*head bookshelf	ILIKJIK
the*head bowl	KJKKJIJ
the*head box	GMGLILI
the*head bulkhead	IIIKJIM
the*head cabinet	LLKJIII
the*head can	IILJILI
the*head car	ILHHILJ
the*head ceil	KIGIGKM
the*head chair	KLKKHJH
the*head chandelier	IIJKMIK
the*head closet	HJELFJL
the*head coat	ILILJIJ
the*head cooktop	LHLIJIK
the*head couch	KGKIKFL
the*head counter	KLGJHFK
the*head crib	MGJKIJJ
the*head curtain	IIIMIKI
the*head dayb	ILIKIIK
the*head dishwasher	JKKKHKJ
the*head door	JKCJCEM
the*head dormer	IHJIJIM
the*head drain	GMHHIHK
the*head drawer	LLJJIIJ
the*head dresser	GLKJHKI
the*head dryer	KKJJIGK
the*head duct	IKLIJIK
the*head eave	IIJJJIM
the*head fan	LJGLJJH
the*head faucet	LKHKIHJ
the*head fireplac	KLGIKFJ
the*head floor	IJEIKDN
the*head foundation	IIIIIKM
the*head freezer	HKKKIGK
the*head fridg	KIMJFJK
the*head furnac	HKHKHJK
the*head futon	HIIMHHK
the*head glas	KIHKHKL
the*head glider	KKHILHJ
the*head hamper	IIKLLHJ
the*head head	KJLIKIJ
the*head headboard	IKIILIL
the*head hearth	HLIKJIK
the*head hit	IIIKIIM
the*head hood	HLIJKHK
the*head island	KLJGHKK
the*head joist	GKHHIHM
the*head king	IIIKLLJ
the*head ladder	ILILIII
the*head lamp	ILILIII
the*head laundry	IKIKIKK
the*head light	ILHLHHJ
the*head loveseat	HJKLLHJ
the*head machin	IIIMJIJ
the*head microwav	LIKLJHI
the*head minivan	KLIJJIJ
the*head mirror	IJJJKGL
the*head mower	ILILJIJ
the*head nich	IKILIHK
the*head nook	IIIKLJK
the*head one	FKKLGLI
the*head oven	JLJHKKK
the*head pan	LKHLIHI
the*head panel	HMIIJIJ
the*head pantry	HHHJIHN
the*head peninsula	HJHKHHM
the*head piano	HKLJKGJ
the*head pip	ILIIJIL
the*head pipe	ILIIJIL
the*head plat	LKJIJIK
the*head post	ILIKIIJ
the*head printer	IMHIIIJ
the*head rack	KILKIIJ
the*head radiator	FJKLHFK
the*head rafter	IIIIIKL
the*head rail	IIJLJIM
the*head rang	KJLJJGK
the*head recliner	ILHKIHK
the*head refrigerator	JKLJHJJ
the*head router	IMIIIII
the*head rug	KJHLLJI
the*head safe	JLLJJII
the*head scal	IKILIIK
the*head seat	HLLKIHJ
the*head sectional	IIKJIMJ
the*head shelf	KJIMIHJ
the*head shelv	KLJKHHJ
the*head shower	LHKJHFL
the*head side	HHIIIHN
the*head sink	KKKKIDK
the*head skylight	IKIHKHL
the*head slab	KKIIIHK
the*head slider	HHHIIHN
the*head snowblower	IMIIJIJ
the*head sofa	LKKIIGJ
the*head softener	ILKIIIL
the*head stair	IJIFKEO
the*head stand	IKILIIJ
the*head stool	LLJIIIJ
the*head stov	HKLIJJK
the*head sump	ILKJJIJ
the*head surround	LHIKIIJ
the*head swing	HMHJIHJ
the*head tabl	HKJKLLH
the*head thermostat	HJLIIHL
the*head tile	HLILIGI
the*head toilet	KJMHGJK
the*head top	LJHLHHJ
the*head towel	IMIIIKJ
the*head trash	JJILJIJ
the*head treadmil	HJKMHJJ
the*head truck	ILJIJJJ
the*head tub	IKHKKLK
the*head tv	KJLGKLJ
the*head upper	IKKKJIJ
the*head vacuum	IIIMIKI
the*head vanity	LJJKKFJ
the*head wal	KJIJIHL
the*head wall	HEFIFHP
the*head wardrob	IIIMJKI
the*head washer	HLJKKKJ
the*head window	JIDJEIN
the*head workbench	KJLKIHI
the*mark (	LJKJFKJ
the*mark -	HKHKIKK
the*mark .	HKJKIKK
the*mark :	IILKLFK
the*opens 	JKJKKKI
the*opens # "	HIIIJIN
the*opens # amp	IKJIJJK
the*opens also	IMJJJJJ
the*opens and	KKKJLJG
the*opens and a	IKIKIKJ
the*opens and i	HKHIHJL
the*opens and i'd	KKIKJIJ
the*opens and it	JKKIJLJ
the*opens and put	ILKIIIK
the*opens and take	IIIKJLJ
the*opens and the	IJHJJHL
the*opens at	KKIIJIK
the*opens at the	IIJLJIJ
the*opens becaus	IKKIJIK
the*opens becaus of	JIJLJKJ
the*opens behind it	JLKIKJJ
the*opens below	IKIIIIK
the*opens but	JKKKHJJ
the*opens but not	IIILIIJ
the*opens floor to	IIJJJIM
the*opens for	LJKIIIK
the*opens get	IKLJJIJ
the*opens grab bar	IJJJJJL
the*opens i have	IKIIILJ
the*opens i not	JKLIJII
the*opens i want	JHKKIIL
the*opens i'd like	KJLHJIL
the*opens if	JKKJIHK
the*opens if there'	KKIIIIK
the*opens in	HLIIJIK
the*opens in the	IILKJIK
the*opens is	MILIJII
the*opens it stay	JIJIJIM
the*opens keep	KKHKIII
the*opens keep the	IKJIJJK
the*opens leave of	IKJIJJK
the*opens next to	IKIIIIK
the*opens not	HKHKJKK
the*opens on	LJIHIHL
the*opens on the	IIIIJLK
the*opens over	LHIIIHK
the*opens put	IKLIJJJ
the*opens right now	IKIKJIK
the*opens right of	IKIIIIK
the*opens sinc	IJIKILK
the*opens sinc the	JIJKJIL
the*opens so	JKKLJFJ
the*opens so it	IIIIJIM
the*opens so it'	KKIIJHK
the*opens so put	LIIIJIK
the*opens so the	IHJIJKM
the*opens stand at	JILJJKK
the*opens take	IIKLIHI
the*opens that	IILKJHK
the*opens the desk	IIJLJJJ
the*opens then	LJKHIKJ
the*opens there' a	JKIIJIL
the*opens under	KJHGHHL
the*opens we are	KJJLILI
the*opens we want	LJIIIIL
the*opens what have	HIKLIHJ
the*opens wher	HHHJJKL
the*opens which is	JIJIJJM
the*opens with	JLLJIHI
the*opens with a	IKIIIHL
the*opens you can	ILIIJIK
the*path 	JKJKKKI
the*path #N#P	IJJIJJL
the*path #NNP	KKJIJIK
the*path #NP	KKJHJIK
the*path #UNP	LJIIIIJ
the*path &	JKKJLJG
the*path &DNP	IKIIJIL
the*path &NvP	JIJJJIM
the*path &v	JLKJIKI
the*path &vP	IIIKJIK
the*path 1NNP	IKJKJJK
the*path B	KKJLHJI
the*path D#NP	IIIIIIM
the*path DN&	IMHKIHI
the*path DN&P	HHILJIK
the*path DNN&	JJKLHLI
the*path DNNP	GJJHGDM
the*path DNNW	HHILJKK
the*path DNP	JKFIGFL
the*path DNPP	HKIJIHL
the*path DNaP	IHIHIKL
the*path DNbP	IHIIJKL
the*path DNh	JMJIJII
the*path DNvP	HKHIIHL
the*path DP	LIIKIIK
the*path DvNP	IIJIIJM
the*path DvP	IMJIIIJ
the*path I	LJKIMGH
the*path INP	HLKKIKI
the*path Ih	IKKJLJK
the*path Imv	ILJJJHK
the*path Iv	KLJJGJI
the*path IvP	IIJKLKJ
the*path N#UP	HHJIJJM
the*path N&	IKIIIKL
the*path NDN&	LKIILIJ
the*path NDNP	GKHKHFK
the*path NNNP	KHKIIJL
the*path NNP	IKEEEHM
the*path NNPP	HHILIHL
the*path NNPv	IIJMJJJ
the*path NNW	HKIKJIK
the*path NNaP	IHIIIIM
the*path NNbP	IHIIJHN
the*path NNvP	HIKKIJL
the*path NP	JJDIFIM
the*path NPNP	KIILIHK
the*path NPP	IIILIIK
the*path NUNP	HLIIIKJ
the*path NW	HIHLJIJ
the*path NWvP	IJJIJLL
the*path Na	IKJILIJ
the*path NmvP	IIILIHK
the*path Nv	KKIKIIJ
the*path NvNP	IKKIIKK
the*path NvP	HJHHIGM
the*path NvPP	IIJIJIM
the*path P	KJJEEIN
the*path PDNP	HJJIHIM
the*path PDNW	KGKJJKJ
the*path PDUP	IIJIJIM
the*path PDaP	HJHHIHM
the*path PDvP	IKIIJIK
the*path PP	IIILJIK
the*path TvP	IIIIJHM
the*path W	GGKKIJL
the*path a	KMHHLIH
the*path aDNP	IIJIJIM
the*path aP	IIJIJLL
the*path b	LKKIIKI
the*path bDNP	HKKHJKK
the*path bPNP	JIIIJIM
the*path qImv	IKJLJKJ
the*path qNP	LKHIJHK
the*path qP	IHJIILL
the*path qb	KLILJII
the*path qbP	JIJJJIM
the*path qv	KKJKJIJ
the*path v	IKMLIHE
the*path vDNP	FIKHKJL
the*path vNNP	IKIHIIK
the*path vNP	HKIHIIM
the*path vP	JJHKIGL
the*path vPNP	IIJIJIM
the*path vPvP	JMIIJII
the*path vTP	IILIJIK
the*path vW	LIJIJIK
the*path x	HLHJJKK
the*path xP	IHIIIIN
the*tail 	IKJJIJK
the*tail &N	JLKKIHI
the*tail &NN	KLIJJHK
the*tail &Nb	IKJLJIJ
the*tail DN	GJLKHHL
the*tail DNN	HLKJHHK
the*tail DNv	ILIIKKK
the*tail IN	HHKLHKL
the*tail IND	LJIKJIJ
the*tail INP	IKHKLGI
the*tail Iah	IKJILKJ
the*tail IvP	HIKKKHL
the*tail N	GJJLJKK
the*tail N&D	IIIKJIL
the*tail NDN	HJLJKKJ
the*tail NN	ILKJHJJ
the*tail NNP	HKJLLHI
the*tail NP	LKKJHHK
the*tail NP#	KKIKJJK
the*tail NPN	LKIKIIJ
the*tail NPa	IKIJJIL
the*tail NT	IKIIJIK
the*tail NbN	LIIILIK
the*tail Nv	IJKMJIJ
the*tail NvP	HMIJJII
the*tail P#U	IIKIJIM
the*tail PD#	HHKKIIK
the*tail PDN	HLJKHKK
the*tail PDa	KKJIJIL
the*tail PDv	KKKKJIJ
the*tail PN	JLHJHKJ
the*tail PNN	JLHKKHJ
the*tail PNP	IIILIIL
the*tail PPD	KIKJJHM
the*tail PT	JJKLIHJ
the*tail Pa	IIIKLIL
the*tail T	KKIIIIL
the*tail TvP	ILIKJJJ
the*tail WDN	KKJKIHK
the*tail WNP	HILLLIJ
the*tail WTb	IMIJJJK
the*tail WvP	KIJKILJ
the*tail a	KJJJHFL
the*tail b	KJKLHFK
the*tail bDN	GKLJGEK
the*tail bDa	ILIIIIK
the*tail bN	KKIJFJK
the*tail bN&	KJHJIHL
the*tail bNN	KKKJIHK
the*tail bNP	LKHJFIL
the*tail bNa	JLIJJIK
the*tail bPD	JKLJHKI
the*tail bPN	KKIKILI
the*tail ba	HKILIHK
the*tail baN	LJKJILI
the*tail bbN	IKILJIJ
the*tail bv	IIILLIK
the*tail bvP	IJKMIKI
the*tail hDN	KLHJIKJ
the*tail hNN	IIILIIL
the*tail hPb	LKKIIHK
the*tail hPv	HKJLIHI
the*tail hbN	IKILIHI
the*tail m	ILIJLHI
the*tail mDN	ILIIJIL
the*tail mN	LJIKHHK
the*tail mNP	MIJKIHI
the*tail mNT	IILIIIM
the*tail mbN	IKKLIIJ
the*tail mbv	ILIKIJI
the*tail mv	HKIJLIK
the*tail mvD	IMIIJJJ
the*tail mvN	ILIKJIK
the*tail mvP	JKLJHKI
the*tail v	KKIKHDK
the*tail vDN	JILKIGK
the*tail vN	HLHIIKK
the*tail vNN	IKKKJIK
the*tail vNP	KJKJHKJ
the*tail vP	KKIJIHK
the*tail vPD	KKJKHJJ
the*tail vPP	LKKIIHJ
the*then b not	GIKMKGJ
the*then m	IKKLEHJ
the*then m not	LLIHKKJ
the*then v	KKJJILK
the*then v not	JKGKHGL
the*verb are	KHILJHK
the*verb be	LJKHILI
the*verb block	ILIIJIK
the*verb build	LIIIJIL
the*verb can	LKKJJIJ
the*verb chang	KJIKIIL
the*verb com	KIIIIIM
the*verb come	IJKJIHL
the*verb could	KJJIIHL
the*verb doe	IMIKJII
the*verb drop	KIIKIIK
the*verb fac	IIJIJJM
the*verb face	ILIHIIK
the*verb fit	HKIIIIK
the*verb get	JLKKHGJ
the*verb give	HKILIIJ
the*verb go	IKJJILK
the*verb hang	KJIHIJL
the*verb have	FKKJKJK
the*verb hung	IKJIIHL
the*verb is	JJKIGLK
the*verb it'	JKGJHKK
the*verb keep	KLGJGGJ
the*verb leav	JLKHKHJ
the*verb leave	JLHIIGK
the*verb look	KKIIJLJ
the*verb lose	HJIMIII
the*verb make	KKIKIIJ
the*verb mov	IJJHIIL
the*verb move	IILKIIK
the*verb need	GKJKIHL
the*verb not do	JLJLHII
the*verb not is	LIIJIIL
the*verb not not	IKIHIHL
the*verb not see	JILJIKK
the*verb open	HKKHIHK
the*verb pull	HKJLIIJ
the*verb put	JKKIJIL
the*verb replac	LJILIHI
the*verb run	IKKIJKL
the*verb say	ILIKIIK
the*verb see	HKJJHLJ
the*verb sit	IJIHJHL
the*verb stand	IJHHIHM
the*verb stay	HKHJIKK
the*verb strip	IIJLJJK
the*verb swap	JJMKIII
the*verb swing	HIIIIIM
the*verb tak	IKIKJIK
the*verb take	GJJLHLI
the*verb tear	IKIKIIK
the*verb that'	KKIIJKK
the*verb there'	KLKJHJI
the*verb turn	JKLHKHJ
the*verb want	KJLIGGK
the*verb would	IJJLKJJ
then b	IKJKLLJ
then b not	GJJMLIK
then h not	IKJLIKK
then m	IJKLJGK
then m not	KKHILLJ
then v	HKKKIKK
then v not	ILIIKJL
verb add	MIIKIIJ
verb are	IKILHGK
verb be	MIKGJKJ
verb becom	NIIHIIH
verb been	IIIJKLL
verb block	JLIKIHK
verb bring	KLKIIKJ
verb build	KLIJHJJ
verb can	JLKIIHK
verb chang	KIKJKHK
verb com	LHHGIHL
verb could	KJJIIHL
verb do	LKHHJJK
verb doe	IMIKJII
verb drop	LHHJKHJ
verb fac	JIILJJL
verb face	ILIHIIK
verb fit	JKIIIIK
verb get	MIJJIJI
verb give	LKHKHGJ
verb go	JJJJHLK
verb hang	KJHJHJK
verb have	HLJKJLK
verb hold	JMIKIHH
verb hung	IJILIKK
verb is	ILJKFKK
verb it'	JKKLHKJ
verb keep	IMGIKJJ
verb leav	JLJGKGK
verb leave	JLFJHFK
verb liv	IJIIIKL
verb look	KKIIJLJ
verb lose	HJIMIII
verb love	LKHIJIK
verb make	MJHKIHI
verb mov	HKJJHHM
verb move	IHMKIIK
verb need	MJFIEIJ
verb not be	IMIIIIK
verb not do	JKILKKI
verb not have	LHIKKHI
verb not is	KHKJLIL
verb not need	JHIHLKH
verb not not	HKGKJKL
verb not see	JILIKKK
verb not want	JJIKLGH
verb put	KJKHKJJ
verb remov	LKILIHI
verb replac	MHHLKKH
verb run	LJJHHKJ
verb say	IKIJKLJ
verb see	KJJKHLJ
verb sit	KKHJIHL
verb stand	JJJGHGM
verb stay	HKHKHJK
verb swap	KILLHGI
verb swing	JJHJHHM
verb take	JJILHLJ
verb tear	IKILIIJ
verb that'	KLHHIJK
verb there'	HKLLJKJ
verb trad	LHKLIIJ
verb turn	JKLHKHJ
verb use	JMIHHGK
verb want	LHKGKJK
verb were	KHIKKLJ
verb will	JJIKLIK
verb work	LIIHIIL
`);

/** Of the labelled wishes. */
export const MADE_FROM = '3392bb6e633b8fc9e61e85a7d947e70a9ebe347efbdf5b8e2485608a64666875';
