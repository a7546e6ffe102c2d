/** The English words of which small talk at a table is made, as words-zh.ts has the Chinese ones. */
export const WORDS_EN = `
a an the this that these those it its it's itself some any every each all both such same other another else much more
most less few many lot lots bit little enough plenty half whole one once twice i me my mine myself i'm i'll i'd i've
you your yours yourself you're you'll you'd you've we let us let's our everyone everybody anyone someone friend
friends sir madam lady gentleman gentlemen comrade stranger guest guests company is are am was be been being isn't
aren't do does did don't doesn't didn't done have has had having haven't hasn't will would won't wouldn't shall should
shouldn't can could can't cannot couldn't may might must need needn't dare used and or but so if then than as at by
for from in into of off on onto out over to up upon with without within about above after again ahead along already
also always among around away back because before below beside besides between beyond down during either ever far
forth forward here hence how however indeed inside instead just keep kept lately later least like long maybe meanwhile
near nearly neither never next no none nor not nothing now o'clock often oh only otherwise perhaps quite rather really
right round seldom since slow slowly somehow sometimes soon still sure surely that's there there's therefore though
through till together too toward truly under until very well what what's whatever when whenever where wherever whether
which while who who's whom whose why yet yes yeah yep yup aye nay nope okay ok alright certainly exactly precisely
absolutely possibly probably ah aha ha haha hah hee heh hey hi hello hmm hm huh hush hurray hurrah oho ooh oops ouch
ow phew pff pfft psst sigh tsk ugh wow yay aw aww eh er um uh mm mhm whoa ho hmph bah dear gosh goodness heavens
welcome greetings howdy farewell goodbye bye cheers good better best great fine nice grand splendid lovely charming
charmed kind kindly kindness sweet sweetly warm warmly warmth gentle gently glad gladly happy happily merry merrily
cheer cheerful cheerfully delight delighted delightful pleasure pleasant pleased please pleasing honour honor honoured
honored respect respects respectful grace graceful gracious graciously courtesy courteous manner manners polite
politely humble humbly modest modestly humour humor humorous wit witty wittily clever cleverly wise wisely wisdom
smart sharp bright brightly brave bravely bold boldly spirit spirits spirited lively fun funny amusing amused amuse
joke jokes joking jest laugh laughs laughing laughter smile smiles smiling grin giggle tease teasing tickle tickled
silly nonsense naughty cheeky playful mischief trick tricks surprise surprised surprising wonder wonderful wondering
marvellous marvelous curious odd strange rare rarely usual usually ordinary simple simply plain plainly easy easily
hard hardly difficult serious seriously calm calmly quiet quietly silence silent patience patient patiently hurry
hurrying rush rushing wait waits waiting awaits await haste hasty quick quickly fast faster slower early earlier late
moment minute minutes hour hours day days tonight today tomorrow yesterday evening evenings morning night nights noon
dawn dusk week year years season spring summer autumn winter time times weather rain raining rainy sun sunny sunshine
moon moonlight stars star wind windy breeze snow snowing cloud clouds sky cold cool chilly hot fire hearth lamp light
candle shade garden flower flowers rose petals blossom blossoms tree trees bird birds song songs sing singing tune
music dance dancing story stories tale tales poem poems poetry verse book books painting table tables seat seats chair
sit sits sitting sat stand tea wine ale cup cups glass mug bowl bowls jar drink drinks drinking drank pour pours
poured toast toasts sip food eat eating eats meal meals feast supper dinner lunch breakfast bread cake cakes cookie
cookies candy candies honey sugar fruit apple hungry hunger thirst thirsty full taste tastes tasty snack game games
play plays playing player players played card cards deck shuffle rounds match match's turn turns move moves win wins
winning lose loses losing lost luck lucky luckily unlucky fortune fortunate chance chances fate skill skills skilled
skilful skillful practice lesson lessons teach teaching learn learning learned rule rules fair fairly contest
challenge challenges challenger duel bout show shows showing start starts started begin begins beginning finish
finished go goes going gone come comes coming came leave leaves leaving arrive arrived arrives return returns meet
meets meeting met join joins joined part parting visit travel travelled journey road roads way ways walk door see sees
seeing seen look looks looking looked watch watches watching hear hears hearing heard listen listens listening say
says saying said speak speaks speaking spoke spoken talk talks talking talked tell tells telling told word words mouth
tongue voice voices loud loudly aloud whisper chat chats chatting gossip ask asks asking asked answer answers question
questions call calls calling mean means meaning meant know knows knowing known knew think thinks thinking thought
thoughts guess guesses guessing believe believes trust doubt doubts suppose reckon consider considering imagine
remember remembers remembered recall forget forgets forgot forgotten understand understands understood mind minds feel
feels feeling felt hope hopes hoping wish wishes wished want wants wanted care cares careful carefully worry worries
worried fear afraid shy blush blushes blushing proud pride envy jealous miss missed bored boring dull tired sleepy nap
rest rests resting relax relaxing breathe breath awake dream dreams try tries trying make makes making made take takes
taking took taken give gives giving gave bring brings bringing brought get gets getting got keeps keeping lets offer
offers accept accepts receive received share shares sharing spend spent pay pays owe owes debt promise promises
mention praise praised praises compliment compliments flatter flatters flattered flattery thank thanks thankful
grateful gratitude obliged apology apologies apologise apologize sorry pardon excuse excuses forgive forgiven regret
regrets mistake mistakes error blame fault agree agrees agreed agreement settle settled arrange arranged decide
decides decided choose choice change changes changed thing things something anything everything matter matters affair
point points reason reasons sense idea ideas opinion opinions view advice counsel plan plans puzzle riddle mystery
hint news rumour world heaven earth hill hills mountain mountains field fields big small large tiny longer short tall
high higher low deep thin thick heavy lighter new old older young younger fresh ancient first second third last final
another's own true honest honestly honesty frank frankly real sincere sincerely proper properly clear clearly certain
perfect perfectly worth worthy important special excellent excellently fancy famous fame name heart hearts hearty
heartily soul face faces eye eyes ear ears head hair nose cheek cheeks feet foot leg legs fingers thumb belly tummy
shoulder beard sleeve sleeves hat cloak eager eagerly ready prepared busy idle lazy free company's courage temper
temperament nerve nerves energy mood moods habit habits talent talents old-fashioned well-met long-awaited so-so
good-natured today's night's evening's table's life's world's heart's one's mighty tremendous terribly awfully utterly
entirely completely totally almost somewhat slightly barely merely scarcely shame pity alas woe sad sadly sadness
lonely sorrow sorrows tears cry weep wept sighs sighing proof prove proves quarrel argue argues arguing argument fuss
noise noisy bluster boast boasts boasting brag bragging bragger swagger bet bets betting wager prize reward rewards
enjoy enjoys enjoying enjoyed enjoyable celebrate celebration party cat cats kitten rabbit fox puppy bee bees
butterfly fish goose duck able accepted admire afterwards alike allow allowed anyway applaud art aside awkward bear
beaten beep bother bothered brevity brighten brightens bye-bye catch caught charity cheap circumstances clap clink
conversation count counting course cutest dares defence deserves detective difference dignity discuss dizzy doubting
education elsewhere empty event expected expecting fib fibbing float flow fog folk follows form friendships fuming
further glorious gold goodwill harmony heat hide honours horses impressed interest interesting itchy kindred kitchen
laughed lean lightly likewise line lofty louder manual mask masks misunderstanding mm-hm mock mostly neat needed
nicely note noted notice noticed object okey-dokey oopsie others parrot pause peace personal piece pinky pocket
position pray pretty profound quality raised reach reflect regard request respectfully restraint riddles rude rummage
safe savour seated seem set shorter shout skip slacking smooth softer sound sounds speed spell spinning spoil startle
straight strategist sulk sulking tactics tangle tail teahouse thrilling timing tone topic trifle umm unlikely untangle
ups victory waste weigh whoever yield we'll battle fight itching knuckles roll rolled rolling rumble thunder storm
lion tiger horse saddle drum drums flag sword swords steel spear bow arrow arena ring bell bells market village bridge
road's town street inn tavern innkeeper barrel jug kettle teapot brew brewed steam steaming roast roasted meat chicken
noodles dumplings soup rice peach plum cherry pear leaf lantern lanterns moonlit starry silk robe fan brush ink scroll
poet scholar sage wanderer traveller singer storyteller jester host hosts hostess hospitality etiquette formal
formalities formality ceremony pleasantries smalltalk small-talk banter quip quips retort remark remarks mutter
muttering grumble grumbling complain complaining sulky grumpy cranky moody spiteful sour bitter sweeter saucy dazzling
elegant handsome beautiful gorgeous brilliant genius amazing incredible impressive magnificent superb admirable
relieved relief grows growing chatter greeting touched somebody comfortable sweets hands warmer shining glowing cosy
cozy familiar weary dusty boots seating cushion
`;
