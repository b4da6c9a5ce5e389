import type { TopicId } from './creator-topics.ts'

/** What people search for inside a topic: `yoga` means fitness, and those who write of yoga stand first. */

/** Words with commas between them, lower case, singular. */
type Niches = Readonly<Record<TopicId, string>>

const niches: Niches = {
  food: `home chef, home cook, home cooking, french press, baker, bake, baked, cook, chef, cuisine, eating, healthy eating, street food, food tour, coffee, tea, wine, beer, craft beer, cocktail, whisky,
    whiskey, vegetarian, keto, paleo, low carb, meal prep, meal, snack, dessert, cake, bread, sourdough, pastry, chocolate, bbq, barbecue,
    grill, grilling, ramen, sushi, pizza, pasta, burger, mukbang, nutrition, protein, smoothie, mixology, foodblogger, gastronomy, brunch,
    dining, kitchen, tasty, spice, fine dining, food and drink, drink, drinks, barista, dietitian, nutritionist, diet`,
  fitness: `fit, fitspo, home workout, yoga, yogi, pilates, crossfit, running, runner, run, marathon, triathlon, triathlete, cycling, cyclist,
    biking, swimming, swimmer, bodybuilding, bodybuilder, weightlifting, weight loss, powerlifting, lifting, strength, cardio, hiit, athlete,
    athletic, athletics, football, american football, soccer, footballer, basketball, tennis, padel, golf, golfer, rugby, cricket, baseball, hockey, boxing,
    boxer, mma, martial arts, muay thai, jiu jitsu, brazilian jiu jitsu, bjj, karate, personal trainer, calisthenics, gymnast, gymnastics, exercise, mental health,
    mindfulness, meditation, self care, wellbeing, well-being, healthy, healthcare, volleyball, skateboarding, formula 1, f1, motorsport`,
  travel: `traveler, traveller, travelblogger, backpacker, backpacking, digital nomad, nomad, van life, vanlife, road trip, hotel, resort,
    vacation, holiday destination, city break, wanderlust, luxury travel, budget travel, solo travel, airline, flight, cruise, hostel,
    tourist, adventure, trip, destination, sightseeing, expat`,
  beauty: `make up, makeup artist, mua, skin care, k-beauty, korean skincare, cosmetic, nail, nail art, manicure, perfume, fragrance, scent,
    hairstyle, hairstylist, hair stylist, hairdresser, haircare, hair care, curly hair, natural hair, barber, beard, lipstick, mascara, acne, lash, lashes,
    eyelash, eyebrow, brow, grooming, men's grooming, mens grooming, anti-aging, sunscreen, serum, self tan, bodycare, body care, clean beauty`,
  fashion: `fashionista, clothes, apparel, streetstyle, street style, street wear, outfit of the day, ootd, sneaker, sneakerhead, shoe, shoes,
    jewelry, jewellery, watches, handbag, bag, accessory, accessories, modeling, modelling, plus size, plus size fashion, modest
    fashion, vintage fashion, thrift, thrifting, menswear, womenswear, men's fashion, women's fashion, mens fashion, womens fashion, stylist,
    fashion week, haute couture, couture, denim, lingerie, swimwear, activewear, athleisure, eyewear, sunglasses, lookbook, grwm`,
  gaming: `game, video game, videogame, gameplay, let's play, lets play, esport, e-sport, minecraft, fortnite, roblox, valorant,
    league of legends, lol, call of duty, cod, gta, fifa, pokemon, nintendo, playstation, xbox, steam, pc gaming, mobile gaming, speedrun,
    speedrunning, vr gaming, rpg, overwatch, counter-strike, csgo, board game, tabletop, cosplay`,
  tech: `techie, gadget, smartphone, phone review, iphone, android, laptop, computer, pc build, unboxing, programming, programmer, coding, coder,
    developer, web development, ai, artificial intelligence, machine learning, robotics, smart home, electronics, drone, camera, saas,
    cybersecurity, data science, apps, engineering, electric cars, ev, tesla, 3d printing, apple, wearable, hardware`,
  home: `interior design, interior decor, home decor, homedecor, interior designer, decorating, decoration, renovation, renovating, home
    improvement, furniture, gardener, garden design, plant, houseplant, craft, crafting, crafter, knitting, crochet, sewing, quilting,
    woodworking, woodwork, carpentry, upcycling, cleaning, cleanfluencer, organizing, organising, declutter, home organization, homestead,
    homesteading, architecture, minimalist home, apartment, farmhouse, kitchen design, handmade, pottery, ceramics, homeware`,
  family: `parent, mommy, mummy, mother, motherhood, mama, father, fatherhood, daddy, baby, babies, toddler, newborn, pregnancy, pregnant,
    child, children, kid, kids toys, toy, toys, twins, grandparent, grandma, homeschool, homeschooling, new mom, new mum, single mum, single
    mom, working mum, working mom, stay at home mom, stay at home mum, stay at home dad, stay at home parent, families, maternity, breastfeeding, montessori, kidsfashion, mumfluencer, momfluencer`,
  outdoors: `hiker, hike, camper, climber, climb, mountaineering, mountain, mountains, mountain sports, trekking, trail, wildlife, wildlife
    photographer, fishing, angler, hunting, surf, surfing, surfer, ski, skiing, skier, snowboard, snowboarding, snowboarder, kayaking, sailing,
    sailor, diving, scuba, bird watching, birding, birdwatching, national park, bushcraft, survival, off-road, offroad, overlanding, camp,
    campervan, paddleboarding, trail running, mountain biking, horseback, adventure sports, winter sports, beach`,
  music: `singing, sing, song, songwriter, rapper, rap, hip hop, hiphop, k-pop, kpop, guitar, guitarist, guitar player, piano, pianist, drum,
    drummer, violin, violinist, music producer, beatmaker, edm, techno, jazz, classical, opera, choir, concert, festival, vocalist, house music,
    dance, dancer, dancing, choreography, choreographer, ballet, rock, metal, indie music, cover songs, dance covers, djs, bands`,
  learning: `teaching, educator, educational, edtech, tutor, tutorial, school, university, college, scientist, physics,
    chemistry, biology, astronomy, space, math, maths, mathematics, book, booktok, bookstagram, booktube, booktuber, book tuber, book tubers,
    reading, literature, poetry, language teacher, language learning, history, historian, museum, psychology, philosophy, documentary,
    science communicator, academic, studying, studygram, exam, explainer, trivia, facts`,
  pets: `puppy, puppies, kitten, doggo, animal, horse, horse riding, equestrian, rabbit, hamster, parrot, reptile, snake, aquarium, fish tank,
    fishkeeping, dog trainer, dog training, dog walker, cat lover, dog lover, petcare, pet care, veterinarian, vet, french bulldog, german
    shepherd, golden retriever, persian cat, animal rescue, pet parent, cat mom, dog mom, dog mum, dog dad, guinea pig`,
  business: `personal finance, financial, fintech, investing, investor, investment, invest, stocks, stock market, trading, trader, crypto,
    bitcoin, blockchain, nft, web3, money, saving money, budgeting, real estate, property, realtor, estate agent, entrepreneur,
    entrepreneurship, founder, startup founder, small business, side hustle, ecommerce, e-commerce, dropshipping, leadership,
    productivity, b2b, hr, recruiting, recruiter, marketer, digital marketing, email marketing, influencer marketing, social media marketing, seo, economics, economy, accounting,
    tax, banking, insurance, job search, careers, business coach, consulting, consultant, thought leader, freelance, freelancer`,
}

/** Words that mean a topic only where the sentence names no other: `vegan` is food, and `vegan skincare` is not; `teacher` is learning, and a
 *  yoga teacher is not. */
const looseNiches: Partial<Niches> = {
  food: 'vegan, plant based, gluten free, dairy free, sugar free, halal, kosher, organic food, raw, restaurant review',
  fitness: 'trainer, training, coach, instructor',
  fashion: 'model, tailor, leather',
  music: 'producer',
  learning: 'teacher, student, author, research, researcher, expert',
  home: 'house',
  family: 'back to school',
}

function listed(table: Partial<Niches>): [string, TopicId][] {
  return (Object.entries(table) as [TopicId, string][]).flatMap(([id, words]) =>
    words.split(',').map((word): [string, TopicId] => [word.trim().replaceAll(/[\s-]+/g, ' '), id]),
  )
}

/** Topic by phrase; words have one space between them. */
export const topicByNiche: readonly [string, TopicId][] = listed(niches)
export const topicByLooseNiche: readonly [string, TopicId][] = listed(looseNiches)
