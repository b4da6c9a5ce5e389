/** Words of a sentence that mean no filter: those that only join, which are searched for nowhere, and usual ones that look like a misspelling. */

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}

/** Neither read nor searched for. */
export const fillers: ReadonlySet<string> = new Set(
  words(`
  a an the and or with who whose that are is be been has have having of in on at for by to from me my our we us i you your they them their his her
  its it this these those as into about around which where when what how than then so but also both either not no if do does doing can could should
  would will might please help need needs want wants wanted like love looking look searching search seeking seek find finding show showing give get
  list see suggest recommend recommended any anyone someone some all every each only just most more less lots lot many much very really quite too
  creator creators influencer influencers influencing blogger bloggers blog blogs blogging vlogger vloggers vlog vlogs account accounts profile
  profiles channel channels page pages personality personalities people person persons talent talents kol kols ambassador ambassadors partner
  partners content contents post posts posting posted video videos photo photos picture pictures image images clip clips story stories feed
  topic topics niche niches category area field based located living lives live lived speaking speaks speak spoken language
  good great best top nice cool new popular famous known well suitable relevant perfect right ideal interesting interested active
  brand brands campaign campaigns collab collabs collaboration collaborate collaborating partnership partnerships sponsorship promote promoting
  promotion advertise launch launching product products service services company work working hire hiring pay paying
  follow follows followed follower followers subscriber subscribers subs fans fan audience audiences viewers viewer reach reaching
  per post each size sized small big large niche make makes making made do does did use using uses talk talks talking
  related themed focused focus type kind around roughly approximately exactly between within over under above below least
  one two three few several couple 's between aged ages age old year years target targeting demographic demographics
  country city region area world worldwide global international local dont don't doesn't isn't aren't i'm we're who's let's
  https http www com
  mostly mainly predominantly primarily largely w cheap cheaper affordable expensive inexpensive
  enthusiast enthusiasts lover lovers scene community communities tips ideas idea advice inspiration review reviews reviewer reviewers
  `),
)

/** What the grammar is made of; mended like the words of the dictionary. */
export const grammarWords: readonly string[] = words(`
  followers follower subscribers engagement audience audiences trust score suspicious inauthentic sponsored sponsorships above below under between
  least minimum maximum budget price growth growing verified unverified women woman female females ladies girls males aged years millennials
  millennial teens teenagers boomers viewers speaking language similar lookalikes posted active within email contact influencers creators streamers
  bloggers micro macro micro-influencers medium critical fraud percent views likes comments
`)

/** Usual words one letter away from a topic, a place or a word of the grammar. */
export const commonWords: readonly string[] = words(`
  boots looks cooks hooks chili child chill while indie walks waves males tales whales trail train brand brands grand stain spawn pairs parks taxes
  needs seeds leads house mouse horse spots ports names strips trips modern modal maker makers baked faker fakers paint pants point points posts
  postal post stale still spain study sturdy finger things stocks socks stock movie movies money monkey honey phony photos photo plane planes place
  places plans plant plank plate petal petals pest rest best test beach bench peach teach reach coach couch cough travelled grill drill bread broad
  board boards brown crown drawn dream cream creams candle candles handle sandals sandal friend friends trend trends trendy brandy candy daily dairy
  diary early earth heart hearts beard heard board hosts hotel motel metal medal model vocal local focal total finance fiance romance
  dancer cancer danger ranger range orange women woman worn warm storm stormy sunny funny bunny rabbit habit habits running cunning raining
  training gaining cycle cycles bicycle skater skate skates state states estate real reel reels steel stream streams steam strong string spring
  summer winter autumn dinner winner runner sinner singer ringer finger cover covers lover lovers river rivers drivers driver diver divers music
  magic comic comedy remedy parent patent patient patients ancient science silence fiction action actor actors doctor doctors author other others
  mother brother father feather weather leather heather leader leaders reader readers header sports support shorts sport spirit sprite spoke smoke
  smart start stars starts store stores story score scores scare share shares shape sharp shark shirt shirts skirt skirts short shoot shots shops
  shop shopping hopping ship ships skill skills kills bills rings wings kings kind kinds kids kinder under udder older elder order orders boarder
  border borders paper papers pepper peppers super supper upper happy hippy hobby hobbies lobby baby babes cabin cabins coins loans loan learn
  clean clear clever class classes glass glasses grass graph green greens queen great greet street sweet sweets sheet sheep sleep sleeping slow
  snow show shows shower flower flowers tower power towel travel gravel unravel trivial carnival festival retreat treat treats creation creative
  relations relation nations nation national rational natural nature mature future feature features culture sculpture structure fracture
  fashioned passion passionate mansion pension tension version vision visual usual casual causal cause causes course courses source sauces sauce
  season seasons reason reasons person lesson lessons lemon lemons melon belong along among wrong lunch launch branch brunch punch
  watch match march catch batch patch pitch witch which switch stitch kitsch rich reach ranch french trench bench
  anime animal anima minimal menial medial media median medium maxim gaming naming taming timing dining mining hiking biking baking making taking
  waking walking talking cooking booking looking hooking painting printing pointing parenting presenting printer painter pointer
  yacht yachts yogurt young youth mouth south north worth earth fifth faith quick quiet quite white write writer writers waiter writing
  swiss swims swing swift shift gift gifts girls grill girl gorilla polish polished policy police politics political physics physical
  pools polls poles tools fools cools goods foods moods words works forks folks books cakes lakes bikes likes hikes miles males malls small smell
  spell shell chess cheese choose chance change charge charity clarity celebrity celebrities therapist therapy lifestyle lifestyles comedian
  comedians artist artists photographer photographers photography illustrator illustrators designer designers magician dentist doctor nurse nurses
  lawyer lawyers activist activists christmas halloween easter valentine ramadan wedding weddings bride brides groom luxury luxurious affordable
  cheap cheaper premium niche sustainable sustainability eco vegan seasonal sober sports disability disabled inclusive diverse diversity
  asian black latino latina muslim christian jewish queer lgbtq gay trans nonbinary
  marta maria marie mario marco milan milano paris parish chris christina jonas jones james jamie julia julian laura lauren linda lindsay
`)
