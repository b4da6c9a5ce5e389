/** Ordinary English comments that hold words which advertisers love. The labelled collection is too small and too old to know that
 *  "please" and "guys" are everyday words under a photo: it has twenty ordinary comments with any such word. These were written
 *  for the training alone; the tests hold others. */
export const everydayComments: readonly string[] = `
please make this a series
can someone please tell me what she says at the end
Please post the recipe, my kids are begging me
pls bring back the long intros
oh please, as if he ever cooked that himself
plz tell me this is not the last episode
PLEASE the way he looks at her
could you please show how you tied the scarf
please say hi to your grandma from all of us
sir please, I am at work, I can not laugh like this
please read the caption before you complain
someone please give this man a raise
please bring this tour to Brazil, we have been waiting for years
yes please, in size 40
please be careful up there
please stop, my stomach hurts from laughing
would you please do one for curly hair too
pls what shade is the lipstick
please please please let it be twins
thank you, and please thank your mum too
please do not sell the old van
can you speak a little slower please, my english is not so good
hey guys, which bus goes there?
guys look at the dog in the background
you guys are my favourite couple on here
are you guys still living in the van
hi guys, is the path open in winter
guys I tried it and it worked
you guys make me want to move to the coast
why is nobody talking about the ending guys
I am crying you guys
everyone in my office is obsessed with this
not everyone can afford that, just saying
hello everyone, first time here and already hooked
everyone keeps asking me where I got mine and I got it because of you
good morning everyone, hope you slept better than me
hey everyone who is also watching this instead of sleeping
the free samples got me every time
is entry free for children?
feel free to correct me but that is a heron
sugar free version worked as well
free him from that jumper
I finally have a free weekend to try this
is it gluten free
do they have free parking at the beach
I got this for free with my phone and gave it to my brother
check your messages, I sent you the photo of the mug
let me check the oven, brb
I had to check twice whether that is a real cake
@paul check it out, this is the place I told you about
check out the cat at 1:12 haha
check out that view
came back to check if the baby was born
checked the map and it is only two hours from us
my subscribe button broke from joy
remember when you had 300 subscribers and a broken tripod
so happy you reached a million subscribers, well deserved
I do not even subscribe to many people but you earned it
I unsubscribed by accident and missed you for a month
this channel taught me how to fix my sink
best cooking channel there is
how is this channel not bigger
your channel feels like a living room
my whole family watches your channel on sunday
is there a second channel where you talk about the garden
what a lovely channel, greetings from Norway
the link is broken for me, anyone else?
where is the link to the pattern?
is the book in the link the english edition
I clicked and now I am three hours deep
click the second photo, her face
the website says sold out, will there be more?
ordered on the website last week and it arrived today, so soft
their website is a mess but the shoes are great
where can I download the pattern, I can not find it
downloaded it for the flight, thank you
I would sign up for that class in a second
signed up for the run because of you, wish me luck
does the discount also work in Canada
the promo code did not work for me, maybe it ended?
used your code and it worked, thanks
waiting for the sale, no discount here ever
that haircut is worth every dollar
it costs 40 dollars here, how much in your town
my dad won ten dollars and bought ice cream for all of us
I would pay good money to see this live
money well spent
he invested so much time in that costume
my uncle lost money with bitcoin, good that you warn about it
crypto people in the comments again, report them
dm me the recipe?? I need it for sunday
I will dm you the photo of my try
I sent you a dm, no rush
sent it to the family whatsapp and now everyone wants one
my aunt found this on facebook and sent it to me
this is all over facebook in my town
share the recipe for the sauce, I beg you
thanks for sharing your story, it helped me
I share a flat with someone exactly like this
sharing this with my sister who needs it today
share your playlist
I would love to hear your story one day
like if you also cried, no shame
liked before watching, I know it is good
I like how you do not hide the mess
thumbs up for the dog
two thumbs up from grandpa
thumbs up if you cooked this twice already
who voted for the blue one? I did
voting for the yellow kitchen
I vote for a picnic
can not vote from here, is it only for the UK?
I donated blood today because of your post
how can we donate to the shelter in the video
did anybody win the giveaway yet
congrats to the giveaway winner, enjoy
never won a giveaway in my life but I love the colours
I want to win at life like this cat
win win
your new song made me call my mum
that new song has been in my head all week
new music from her is always a good day
love the new video, the light is so soft
my video call froze when you said that
I made a video of my son dancing to this and sent it to gran
my music teacher played this to us
my song of the summer, no question
my story is the same, it gets better
what is my new obsession called
I follow you since the pottery days
followed the instructions and it came out flat, what did I do wrong
follow up question, which yarn did you use
I followed the path in the video and got lost, worth it
he follows her everywhere, what a good dog
he is not even a rapper, he is a poet
that upcoming trip sounds amazing
the producer of this deserves an award
gaming dad here, this is accurate
best youtuber, no drama, only bread
I am no youtuber but the sound could be louder
help me choose, blue or green?
help me, I can not stop watching
this helped me through a hard week
help, what is that fruit called
no one will read this but I start my new job tomorrow
it would mean the world to my daughter if you waved at her in Leeds
what would it mean if it rained
much appreciated, I was stuck at step 4
I appreciate you
view from the top is worth it
take a look at his socks
look at her little face
take my money
I give this a ten
give him a biscuit
visit us when you are in Porto, coffee is on me
we visited last year and it was packed
come back to Dublin soon
come on, that was offside
watch his left foot
I watched my neighbour do this and laughed
listen to the birds in the back
I could listen to her for hours
go to bed, he said
I go to that bakery every week
this page is a gift
your page is my happy place
which page of the book is that on
the profile picture has me crying
I clicked on your profile and saw the puppy
spam me with baby pictures any time
no spam, just cats, thank you for this account
`
  .split('\n')
  .filter((line) => line !== '')
