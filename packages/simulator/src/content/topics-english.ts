/** Topics in English: `subject|detail|detail|detail`, one a line. The first line of a category holds its hashtags. */

import type { CategoryId } from './categories.ts'

export const englishTopics: Readonly<Record<CategoryId, string>> = {
  food: `
#homecooking|recipes|baking|eatwell|kitchennotes
sourdough bread|the second rise|the scoring|the starter|the oven temperature
weeknight noodle soup|the broth|the chilli oil|the toppings
tomato sauce from scratch|the slow simmer|the garlic|the basil at the end
meal prep for the week|the freezer boxes|the rice|the dressing
a one-pan chicken dinner|the marinade|the roasting time|the crispy skin
lemon drizzle cake|the glaze|the crumb|the zest
homemade dumplings|the folding|the dipping sauce|the wrappers
oat porridge, done properly|the toasting|the pinch of salt|the toppings
pickled vegetables|the brine|the jars|the waiting time
a proper vegetable curry|the spice mix|the coconut milk|the lentils`,
  fitness: `
#training|movemore|running|strength
training for a first 10K|the long run|the pacing|the rest days
a twenty-minute home workout|the warm-up|the push-ups|the last round
learning to squat well|the foot position|the depth|the breathing
morning mobility|the hips|the shoulders|the stretch band
coming back after an injury|the physio plan|the first week|the patience
kettlebell basics|the swing|the grip|the bell weight
swimming as an adult|the breathing rhythm|the kick|the first lesson
sleep and recovery|the evening routine|the heart rate|the screen time
strength training twice a week|the deadlift|the progression|the training log`,
  travel: `
#slowtravel|onthetrain|weekendaway|traveltips
three days in a small mountain town|the early bus|the bakery on the corner|the lake walk
a night train across the country|the top bunk|the breakfast car|the timetable
travelling with hand luggage only|the packing list|the shoes|the laundry
a slow week on an island|the ferry|the beach at the far end|the fish market
city walks without a plan|the back streets|the coffee stops|the old tram
a rainy weekend by the coast|the cottage|the cliff path|the board games
budget travel in autumn|the hostel kitchen|the rail pass|the off-season prices
working from the road|the internet|the time zones|the cheap desk`,
  beauty: `
#skincare|beautyroutine|makeuptips
a simple skincare routine|the sunscreen|the cleanser|the order of steps
a five-minute make-up look|the brow gel|the cream blush|the lighting
caring for curly hair|the wash day|the diffuser|the leave-in
nails at home|the base coat|the drying time|the cuticle oil
dealing with dry skin in winter|the humidifier|the rich cream|the lip balm
an evening look for beginners|the eyeliner|the blending|the setting powder
sensitive skin|the patch test|the ingredients list|the fragrance`,
  fashion: `
#wardrobe|secondhand|styletips|mendit
a capsule wardrobe|the trousers|the colour palette|the shoes
second-hand finds|the wool coat|the alterations|the search terms
getting dressed for rain|the boots|the layers|the umbrella
sewing a first shirt|the collar|the pattern|the buttonholes
one blazer, five ways|the belt|the sleeves|the weekend version
what I wore this week|the Tuesday outfit|the denim|the scarf
repairing knitwear|the darning|the yarn|the elbows
dressing for the office again|the loafers|the crease|the bag`,
  gaming: `
#cosygames|coop|pcgaming|indiegames
a cosy farming game|the first winter|the barn layout|the fishing
our co-op campaign|the boss fight|the healer|the shortcut
speedrunning an old platformer|the skip|the final split|the practice routine
building a quiet gaming PC|the fans|the cable routing|the case
a puzzle game that surprised me|the third chapter|the soundtrack|the hint system
ranked matches, honestly|the losing streak|the map|the warm-up
an indie roguelike|the relic choice|the last floor|the art style
city builders|the traffic|the water supply|the district plan`,
  tech: `
#howitworks|homelab|gadgets|maker
setting up a home server|the backups|the power draw|the old laptop
mechanical keyboards|the switches|the keycaps|the noise
writing a small app in a weekend|the data model|the deployment|the first bug
phone cameras compared|the night mode|the portrait shot|the zoom
repairing a laptop|the battery|the screws|the thermal paste
smart home without the cloud|the sensors|the automations|the hub
a year with an e-reader|the page buttons|the battery life|the library loans
note-taking tools|the search|the weekly review|the plain text files`,
  home: `
#homemade|smallspaces|balconygarden|diy
painting the hallway|the colour|the masking tape|the second coat
a small balcony garden|the tomatoes|the wooden boxes|the watering
restoring an old chair|the sanding|the oil finish|the fabric
storage in a tiny flat|the bed drawers|the hooks|the hallway shelf
a calmer living room|the lamp|the rug|the gallery wall
building a bookshelf|the brackets|the plywood|the measuring
houseplants that survive me|the north window|the repotting|the fern
a kitchen on a budget|the cabinet doors|the handles|the worktop`,
  family: `
#familylife|parenting|kids
mornings with two toddlers|the shoes|the breakfast table|the timing
packed lunches|the snack box|the picky eater|the leftovers
a rainy day with kids|the cardboard castle|the paint|the tidy-up
reading together|the bedtime book|the library day|the silly voices
the first school week|the name labels|the bus stop|the nerves
a birthday party at home|the cake|the treasure hunt|the party bags
screen time, our rules|the timer|the weekend film|the arguments
sharing the mental load|the calendar|the Sunday meeting|the laundry`,
  outdoors: `
#hiking|outside|trailnotes|camping
a ridge walk in autumn|the scramble|the fog|the descent
camping in the rain|the tarp|the wet socks|the hot chocolate
wild swimming|the cold shock|the robe|the buddy rule
learning to navigate|the map|the compass|the wrong turn
bikepacking a weekend|the bags|the gravel section|the bivvy spot
birdwatching for beginners|the binoculars|the early start|the notebook
winter hiking|the microspikes|the daylight|the flask
trail running|the downhill|the shoes|the long loop`,
  music: `
#musicmaking|guitar|homestudio
learning a song by ear|the bridge|the chord change|the slow practice
a home recording setup|the microphone|the room echo|the interface
fingerpicking guitar|the thumb pattern|the nails|the metronome
my first open mic|the nerves|the second song|the sound check
writing lyrics|the chorus|the notebook|the rhyme
producing lo-fi beats|the drum loop|the tape sound|the bass line
piano as an adult|the left hand|the sheet music|the teacher
looping a whole song live|the pedal|the harmony|the timing`,
  learning: `
#learning|books|explained
learning a language alone|the flashcards|the speaking practice|the plateau
reading more books|the twenty-minute rule|the audiobook|the reading list
how tides work|the moon|the harbour example|the spring tide
maths without fear|the drawing|the fractions|the mistakes
a short history of maps|the coastline|the projection|the blank spaces
studying for exams|the timetable|the past papers|the breaks
why bread rises|the yeast|the gluten|the warm bowl
memory techniques|the story method|the spacing|the test at the end`,
  pets: `
#petlife|dogs|cats
bringing a rescue dog home|the first night|the lead|the neighbours
training a puppy|the recall|the treats|the biting phase
an indoor cat's day|the window seat|the feeding puzzle|the zoomies
keeping hens|the coop|the winter eggs|the fox fence
a senior dog|the stairs|the vet visits|the slow walks
grooming at home|the brush|the nail clippers|the bath
two cats, one flat|the introduction|the litter boxes|the territory
a planted aquarium|the water change|the shrimps|the light`,
  business: `
#leadership|work|teams|management
running better one-to-ones|the agenda|the follow-up|the silence
hiring your first employee|the job advert|the trial day|the onboarding
pricing freelance work|the day rate|the scope|the awkward email
remote teams|the written update|the time zones|the retreat
giving feedback|the example|the timing|the tone
moving into management|the calendar|the old tasks|the first conflict
customer interviews|the open question|the note-taking|the follow-up
meetings we cancelled|the status report|the decision log|the Friday rule
returning after parental leave|the handover|the first month|the expectations
leading through a reorganisation|the questions|the honest answer|the timeline`,
}
