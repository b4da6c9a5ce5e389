/** Places that are not countries, by the countries in which they lie. Only countries are known of creators, so a city narrows to its country,
 *  and those who name the city stand first. */

/** The largest cities, the states of federations that people name, and short forms; lower case. */
const cities: Readonly<Record<string, string>> = {
  AE: 'abu dhabi, sharjah',
  AR: 'buenos aires, cordoba argentina, rosario',
  AT: 'vienna, wien, graz, salzburg, innsbruck, linz, tyrol',
  AU: 'sydney, melbourne, brisbane, perth, adelaide, gold coast, queensland, canberra, aussie',
  BE: 'brussels, antwerp, ghent, bruges, flanders, flemish',
  BR: 'são paulo, sao paulo, rio de janeiro, rio, brasília, brasilia, salvador, brasil, brazilians',
  CA: 'toronto, vancouver, montreal, montréal, calgary, ottawa, edmonton, ontario, quebec, british columbia, alberta',
  CH: 'zurich, zürich, geneva, basel, bern, lausanne',
  CL: 'santiago',
  CN: 'beijing, shanghai, shenzhen, guangzhou',
  CO: 'bogota, bogotá, medellin, medellín, cali',
  CZ: 'prague, brno',
  DE: 'berlin, munich, münchen, hamburg, cologne, köln, frankfurt, stuttgart, düsseldorf, dusseldorf, leipzig, dresden, bavaria, deutschland, germans',
  DK: 'copenhagen, aarhus',
  EG: 'cairo, alexandria',
  ES: 'madrid, barcelona, valencia, seville, sevilla, malaga, málaga, ibiza, mallorca, bilbao, catalonia, españa, spaniards',
  FI: 'helsinki',
  FR: 'paris, parisian, lyon, marseille, nice france, bordeaux, toulouse, lille, provence',
  GB: `london, londoner, manchester, birmingham, leeds, liverpool, bristol, glasgow, edinburgh, cardiff, belfast, sheffield, newcastle, brighton,
    nottingham, northern ireland, scottish, welsh, brits, brit, u.k, gb`,
  GR: 'athens, thessaloniki',
  HU: 'budapest',
  ID: 'jakarta, bali, surabaya, bandung',
  IE: 'dublin, cork, galway, limerick',
  IL: 'tel aviv, jerusalem',
  IN: 'mumbai, delhi, new delhi, bangalore, bengaluru, hyderabad, chennai, kolkata, pune, goa',
  IT: 'rome, roma, milan, milano, naples, napoli, turin, florence, venice, bologna, sicily, sardinia, tuscany, italia, italians',
  JP: 'tokyo, osaka, kyoto',
  KE: 'nairobi, mombasa',
  KR: 'seoul, busan',
  MX: 'mexico city, cdmx, guadalajara, monterrey, cancun, tijuana',
  MY: 'kuala lumpur, penang',
  NG: 'lagos, abuja, nigerians',
  NL: 'amsterdam, rotterdam, the hague, utrecht, eindhoven, netherland',
  NO: 'oslo, bergen',
  NZ: 'auckland, wellington, kiwi, christchurch',
  PE: 'lima',
  PH: 'manila, cebu, filipina, philippine',
  PK: 'karachi, lahore, islamabad',
  PL: 'warsaw, krakow, kraków, cracow, gdansk, gdańsk, wroclaw, wrocław, poznan, poznań, poles',
  PT: 'lisbon, lisboa, porto, algarve',
  RO: 'bucharest',
  SA: 'riyadh, jeddah, ksa',
  SE: 'stockholm, gothenburg, malmö, malmo, swedes',
  SG: 'singaporean',
  TH: 'bangkok, phuket, chiang mai',
  TR: 'istanbul, ankara, izmir, antalya, turkiye',
  UA: 'kyiv, kiev, lviv',
  US: `new york, nyc, new york city, brooklyn, manhattan, los angeles, la, hollywood, chicago, houston, dallas, austin, san francisco,
    bay area, silicon valley, san diego, seattle, boston, miami, atlanta, las vegas, denver, phoenix, philadelphia, nashville, portland, orlando,
    detroit, washington, washington dc, california, texas, florida, new jersey, arizona, colorado, ohio, michigan, oregon, utah,
    hawaii, illinois, pennsylvania, tennessee, massachusetts, u.s, u.s.a, americans, states`,
  VN: 'hanoi, ho chi minh city, saigon',
  ZA: 'cape town, johannesburg, durban, pretoria',
}

const europe = 'AT,BE,CH,CZ,DE,DK,ES,FI,FR,GB,GR,HU,IE,IT,NL,NO,PL,PT,RO,SE'

/** Regions as marketers name them; at most as many countries as a filter takes. */
const regions: Readonly<Record<string, string>> = {
  [europe]: 'europe, european, eu, europeans, european union',
  'DE,AT,CH': 'dach, dach region, german speaking countries, german-speaking countries',
  'DK,FI,NO,SE': 'nordic, nordics, nordic countries, the nordics',
  'DK,NO,SE': 'scandinavia, scandinavian, scandi',
  'BE,NL': 'benelux',
  'AR,BR,CL,CO,MX,PE': 'latin america, latin american, latam, latinamerica',
  'AR,BR,CL,CO,PE': 'south america, south american',
  'US,CA': 'north america, north american',
  'GB,IE': 'uk and ireland, uki',
  'ES,PT': 'iberia, iberian',
  'AE,EG,SA': 'middle east, mena, gulf, gcc',
  'ID,MY,PH,SG,TH,VN': 'southeast asia, south east asia, sea region',
  'IN,PK': 'south asia, south asian',
  'CN,JP,KR': 'east asia, east asian',
  'CN,ID,IN,JP,KR,MY,PH,PK,SG,TH,VN': 'asia, asian, apac',
  'AU,NZ': 'oceania, anz, down under',
  'EG,NG,ZA': 'africa, african',
  'CZ,HU,PL,RO': 'eastern europe, cee',
  'GB,US,CA,AU,IE,NZ': 'english speaking countries, english-speaking countries',
}

const spaced = (word: string) => word.trim().replaceAll(/[\s-]+/g, ' ')

/** Country codes by city or state. */
export const countryByCity: readonly [string, string][] = Object.entries(cities).flatMap(([code, words]) =>
  words.split(',').map((word): [string, string] => [spaced(word), code]),
)

/** Country codes by region. */
export const countriesByRegion: readonly [string, string[]][] = Object.entries(regions).flatMap(([codes, words]) =>
  words.split(',').map((word): [string, string[]] => [spaced(word), codes.split(',')]),
)
