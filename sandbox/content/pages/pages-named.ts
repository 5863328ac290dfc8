import { bilingual } from '../../platform/typography.ts'
import type { SeedAsset } from '../model.ts'
import { path } from '../paths.ts'
import { column, heading, link, list, paragraph, questions } from './markup.ts'
import { page } from './page.ts'

/** Pages whose addresses the storefront knows by name. */
export const namedPages: SeedAsset[] = [
  page('gingham-genius', {
    name: 'Gingham Genius',
    folder: 'about',
    lead: {
      scene: 'gingham-counter',
      eyebrow: { en: 'Asked at the counter', fr: 'Demandé au comptoir' },
      text: {
        en: 'Our people wear gingham, and they have an answer: how to choose a fragrance, wear it longer, and give one to somebody whose taste you do not know.',
        fr: 'Nos gens portent le vichy et ont réponse à tout : comment choisir un parfum, le porter plus longtemps et en offrir un à quelqu’un dont on ignore les goûts.',
      },
      way: { to: path.fragrances, en: 'Shop by fragrance', fr: 'Magasiner par parfum' },
      others: [{ to: path.giftFinder, en: 'Find a gift', fr: 'Trouver un cadeau' }],
    },
    en: [
      heading('Gingham Genius'),
      column(
        'Choosing',
        questions(
          [
            'Too many to smell',
            `Three at a time, then fresh air. Start with a family you know from food: ${link('/c/fragrances/citrus', 'citrus')} or ${link('/c/fragrances/spice', 'spice')}.`,
          ],
          [
            'A scent for the whole apartment',
            'A diffuser for the hall, a candle for the room you sit in, nothing for the room you sleep in.',
          ],
          [
            'It smells different at home',
            'It is the size of the room. One wick for a hundred square feet, three for three hundred.',
          ],
        ),
      ),
      column(
        'Layering',
        list(
          'The same fragrance as wash, lotion and mist lasts until supper.',
          'Two fragrances go together when they share a note. The label names three.',
          'Mist goes on cloth, not on skin that has seen the sun.',
        ),
      ),
      column(
        'Giving',
        paragraph(
          `If you know the room but not the person, give hand soap. If you know the person but not the room, give a ${link(path.giftCards, 'card')}. For all others there is the ${link(path.giftFinder, 'gift finder')}.`,
        ),
      ),
      column(
        'Still unsure?',
        paragraph(
          `Ask at the counter of ${link(path.storeLocator, 'any of our stores')}, or write to ${link(path.contactUs, 'the people in gingham')}.`,
        ),
      ),
    ],
    fr: [
      heading('Gingham Genius'),
      column(
        'Choisir',
        questions(
          [
            'Trop de parfums à sentir',
            `Trois à la fois, puis de l’air frais. Commencez par une famille que vous connaissez de la cuisine : les ${link('/c/fragrances/citrus', 'agrumes')} ou les ${link('/c/fragrances/spice', 'épices')}.`,
          ],
          [
            'Un parfum pour tout l’appartement',
            'Un diffuseur dans l’entrée, une bougie dans la pièce où l’on s’assoit, rien dans celle où l’on dort.',
          ],
          [
            'Il ne sent pas pareil à la maison',
            'C’est la taille de la pièce. Une mèche pour dix mètres carrés, trois pour trente.',
          ],
        ),
      ),
      column(
        'Superposer',
        list(
          'Le même parfum en gel douche, en lotion et en brume tient jusqu’au souper.',
          'Deux parfums vont ensemble quand ils partagent une note. L’étiquette en nomme trois.',
          'La brume se pose sur le tissu, pas sur une peau qui a vu le soleil.',
        ),
      ),
      column(
        'Offrir',
        paragraph(
          `Si vous connaissez la pièce mais pas la personne, offrez un savon pour les mains. Si vous connaissez la personne mais pas la pièce, offrez une ${link(path.giftCards, 'carte')}. Pour tous les autres, il y a le ${link(path.giftFinder, 'trouve-cadeau')}.`,
        ),
      ),
      column(
        'Encore un doute?',
        paragraph(
          `Demandez au comptoir de ${link(path.storeLocator, 'l’un de nos magasins')}, ou écrivez à ${link(path.contactUs, 'nos gens en vichy')}.`,
        ),
      ),
    ],
  }),
  {
    id: 'radial-iframe',
    name: 'Help with an order, for the frame of the order service',
    folder: 'customer-care',
    fields: {
      c_body: bilingual(
        [
          heading('Help with an order'),
          paragraph('Have the order number at hand. We answer every day, 6 AM to 2 AM Eastern.'),
          list(
            link('tel:+18005550142', '1-800-555-0142'),
            link('mailto:care@juniperandwick.example', 'care@juniperandwick.example'),
          ),
        ].join(''),
        [
          heading('Aide pour une commande'),
          paragraph(
            'Ayez le numéro de commande sous la main. Nous répondons tous les jours, de 6 h à 2 h, heure de l’Est.',
          ),
          list(
            link('tel:+18005550142', '1\u00a0800\u00a0555-0142'),
            link('mailto:care@juniperandwick.example', 'care@juniperandwick.example'),
          ),
        ].join(''),
      ),
    },
  },
]
