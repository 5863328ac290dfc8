import type { ReviewTexts } from './review-texts.ts'

export const english: ReviewTexts = {
  titles: {
    glad: [
      'My new favorite',
      'Worth every penny',
      'Better than I hoped',
      'Already on my third',
      'A lovely surprise',
      'Just right',
    ],
    fair: ['Nice, not more', 'Pleasant enough', 'Mixed feelings', 'Good, with one wish'],
    cross: ['Not for me', 'Disappointed this time', 'I expected more'],
  },
  sentences: {
    candle: {
      glad: [
        'The scent fills the room without taking it over.',
        'It burns evenly, right to the edge of the glass.',
        'I light it after dinner, and the evening slows down.',
        'No soot on the rim, even after the tenth time.',
        'Even my husband, who notices nothing, asked what was burning.',
        'The empty vessel now holds my paintbrushes.',
      ],
      fair: [
        'The scent is pleasant, though I expected it to be stronger.',
        'It needs its first three hours before it burns evenly.',
        'I would buy it again on sale.',
        'The wick wants trimming more often than I like.',
      ],
      cross: [
        'It tunneled, although I let it burn for hours.',
        'I could barely smell it in a small room.',
        'Mine came with a dent in the lid.',
      ],
    },
    melt: {
      glad: [
        'One cube scents the whole hallway for two days.',
        'They pop out of the tray without crumbling.',
        'I can mix two scents, which no candle lets me do.',
        'The wax wipes out easily once it has cooled.',
        'A safe way to have this scent around the children.',
      ],
      fair: [
        'Lovely on the first day, faint on the second.',
        'I would like the cubes to be a little smaller.',
        'It suits a big room better than my study.',
      ],
      cross: [
        'The scent was gone after one evening.',
        'Two of my cubes arrived broken.',
        'It stained the dish of my warmer.',
      ],
    },
    room: {
      glad: [
        'Guests ask about it before they have taken off their coats.',
        'It keeps our entryway fresh without a flame.',
        'It lasts much longer than the ones I used to buy.',
        'A little goes a long way.',
        'It smells like an open window, not like perfume.',
      ],
      fair: [
        'Strong at first, just right after a week.',
        'Good in the bathroom, too faint in the living room.',
        'I would buy it again on sale.',
      ],
      cross: [
        'I stopped noticing it after a few days.',
        'It left a ring on my shelf.',
        'Much sweeter than the description says.',
      ],
    },
    plug: {
      glad: [
        'Plugged in, and the whole floor smells clean.',
        'It is so quiet and small that I forget it is there.',
        'It fits the outlet behind the sofa without blocking the second one.',
        'Changing it takes five seconds and no mess.',
        'Mine has run for a month and still smells the same.',
      ],
      fair: [
        'Works well, but I would like a lower setting.',
        'It turns sideways in my old outlets.',
        'Nice in the hallway, too much in the bedroom.',
      ],
      cross: [
        'It was used up in two weeks.',
        'Too strong for me, even on the lowest setting.',
        'It did not sit firmly in the outlet.',
      ],
    },
    hands: {
      glad: [
        'My hands stay soft, although I wash them all day.',
        'The scent is still there when I sit down at my desk.',
        'The children wash their hands without being asked.',
        'One press is enough.',
        'It does not dry out my skin, not even in January.',
      ],
      fair: [
        'A good one, but the bottle is empty too soon.',
        'I like the scent more than how it feels.',
        'The last third is hard to get out.',
      ],
      cross: [
        'It dried out my knuckles within a week.',
        'The pump stuck on the second day.',
        'The scent was too strong for our kitchen.',
      ],
    },
    wash: {
      glad: [
        'The whole bathroom smells of it after my shower.',
        'It rinses off cleanly and leaves no film.',
        'My skin does not feel tight afterward.',
        'It lathers well with very little.',
        'It has made me a morning person, almost.',
      ],
      fair: [
        'Clean and fresh, but the scent does not stay.',
        'It does what it should, no more.',
        'I wish it lasted a few weeks longer.',
      ],
      cross: [
        'It made my skin itch, so I gave it away.',
        'It was half gone after ten showers.',
        'Smells nothing like the candle of the same name.',
      ],
    },
    cream: {
      glad: [
        'It sinks in at once and is never greasy.',
        'My cracked hands healed within a week.',
        'I keep one in the car and one by the bed.',
        'The scent is soft enough for the office.',
        'A small dab covers more than I expected.',
      ],
      fair: [
        'Rich, but it takes a while to sink in.',
        'I like the texture more than the scent.',
        'Fine for summer, too light for our winters.',
      ],
      cross: [
        'It left my sleeves greasy.',
        'The scent gave me a headache.',
        'My skin was dry again after an hour.',
      ],
    },
    mist: {
      glad: [
        'Light enough to wear on a hot day.',
        'Two sprays after the shower, and I am ready.',
        'People at work ask what I am wearing.',
        'I also spray it on my scarf, and it stays until evening.',
        'It smells of the real thing, not of candy.',
      ],
      fair: [
        'Lovely, but I have to spray again at noon.',
        'The scent changes on me, and not for the better.',
        'I prefer the lotion of the same scent.',
      ],
      cross: [
        'It was gone before I had left the house.',
        'The sprayer dripped on my blouse.',
        'Too much alcohol in the first minute.',
      ],
    },
    gift: {
      glad: [
        'I bought one for my sister and kept it for myself.',
        'The box alone made her smile.',
        'Everything in it was something she really uses.',
        'It arrived well packed, ready to be given.',
        'A present for people who say they have everything.',
      ],
      fair: [
        'A pretty box, though I would have chosen another scent.',
        'The pieces are smaller than they look in the pictures.',
        'Good, but it could do with a card.',
      ],
      cross: [
        'One corner of the box was crushed.',
        'Two of the three scents were not to her taste.',
        'I would buy the pieces one by one next time.',
      ],
    },
    card: {
      glad: [
        'It arrived in time, and she chose for herself.',
        'The design is prettier than most birthday cards.',
        'Using it at the register took a second.',
        'Perfect for someone whose favorite scent I can never remember.',
        'I could check what was left on it without calling anyone.',
      ],
      fair: [
        'Does its job; I would like more designs.',
        'Fine, though the message could be longer.',
        'It came a day later than I had hoped.',
      ],
      cross: [
        'The envelope arrived torn.',
        'I had to enter the number three times.',
        'I expected more choice of amounts.',
      ],
    },
    holder: {
      glad: [
        'Heavy, steady and beautiful, lit or not.',
        'It looks far more expensive than it was.',
        'My candle fits as if they were made together.',
        'It throws the loveliest shadows on the wall.',
        'A damp cloth, and it looks new again.',
      ],
      fair: [
        'Pretty, but a little darker than in the picture.',
        'I wish it had felt pads underneath.',
        'Good, though a single wick looks lost in it.',
      ],
      cross: [
        'There was a scratch on the rim.',
        'It wobbles on our table.',
        'Smaller than I had pictured it.',
      ],
    },
  },
}
