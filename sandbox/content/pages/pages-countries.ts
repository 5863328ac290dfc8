import type { Language } from '../../platform/site.ts'
import { path } from '../paths.ts'
import type { SeedAsset } from '../model.ts'
import type { Scene } from '../picture.ts'
import { column, heading, link, paragraph, table } from './markup.ts'
import { page } from './page.ts'

interface Country {
  /** As it stands in the page's address. */
  id: string
  /** The picture of its page. */
  scene: Scene
  /** The store that is open every day. */
  place: { name: string; address: string; phone: string }
  /** Hours of opening, on weekdays, Saturdays and Sundays. */
  hours: [weekday: Hours, saturday: Hours, sunday: Hours]
  en: { name: string; shipping: string; stores: string }
  fr: { name: string; shipping: string; stores: string }
}

const abroad: Country[] = [
  {
    id: 'united-kingdom',
    scene: 'linen-shelf',
    place: {
      name: 'Marylebone',
      address: '41 Moxon Lane, London W1U 4EZ',
      phone: '+44 20 7946 0142',
    },
    hours: [
      [10, 19],
      [10, 19],
      [12, 18],
    ],
    en: {
      name: 'United Kingdom',
      shipping: 'From Bristol, in two to four business days. Free from £45.',
      stores: 'In London, Bath, Manchester and Edinburgh.',
    },
    fr: {
      name: 'Royaume-Uni',
      shipping: 'Depuis Bristol, en deux à quatre jours ouvrables. Gratuite à partir de 45 £.',
      stores: 'À Londres, Bath, Manchester et Édimbourg.',
    },
  },
  {
    id: 'france',
    scene: 'pastry-window',
    place: {
      name: 'Marais',
      address: '18, rue des Ciriers, 75003 Paris',
      phone: '+33 1 99 00 01 42',
    },
    hours: [
      [10, 19],
      [10, 20],
      [11, 18],
    ],
    en: {
      name: 'France',
      shipping: 'From Lille, in two to five business days. Free from €50.',
      stores: 'In Paris, Lyon and Nantes.',
    },
    fr: {
      name: 'France',
      shipping: 'Depuis Lille, en deux à cinq jours ouvrables. Gratuite à partir de 50 €.',
      stores: 'À Paris, Lyon et Nantes.',
    },
  },
  {
    id: 'mexico',
    scene: 'spice-drawer',
    place: {
      name: 'Roma Norte',
      address: 'Calle Cerería 112, Roma Norte, 06700 Ciudad de México',
      phone: '+52 55 5000 0142',
    },
    hours: [
      [11, 20],
      [11, 20],
      [12, 18],
    ],
    en: {
      name: 'Mexico',
      shipping: 'From Monterrey, in three to six business days. Free from MXN 900.',
      stores: 'In Mexico City, Guadalajara and Monterrey.',
    },
    fr: {
      name: 'Mexique',
      shipping:
        'Depuis Monterrey, en trois à six jours ouvrables. Gratuite à partir de 900\u00a0MXN.',
      stores: 'À Mexico, Guadalajara et Monterrey.',
    },
  },
  {
    id: 'australia',
    scene: 'winter-sea',
    place: {
      name: 'Fitzroy',
      address: '7 Chandler Place, Fitzroy VIC 3065',
      phone: '+61 3 5550 0142',
    },
    hours: [
      [10, 18],
      [10, 17],
      [11, 16],
    ],
    en: {
      name: 'Australia',
      shipping: 'From Geelong, in three to seven business days. Free from AUD 70.',
      stores: 'In Melbourne, Sydney and Hobart.',
    },
    fr: {
      name: 'Australie',
      shipping:
        'Depuis Geelong, en trois à sept jours ouvrables. Gratuite à partir de 70\u00a0AUD.',
      stores: 'À Melbourne, Sydney et Hobart.',
    },
  },
]

const getAddress = ({ id }: Pick<Country, 'id'>) => `${path.globalLocations}-${id}`

/** The addresses of the pages of countries, with the ids of their assets. */
export const countryPages = abroad.map((country) => ({
  address: getAddress(country),
  assetId: `global-locations-${country.id}`,
}))

/** From and to, in full hours. */
type Hours = [from: number, to: number]

const englishHour = (hour: number) =>
  hour === 12 ? 'noon' : hour > 12 ? `${hour - 12} PM` : `${hour} AM`

const days: Record<Language, [string, string, string]> = {
  en: ['Monday to Friday', 'Saturday', 'Sunday'],
  fr: ['Du lundi au vendredi', 'Samedi', 'Dimanche'],
}

const hoursTable = ({ hours }: Country, language: Language) =>
  table(
    language === 'en' ? ['Day', 'Open'] : ['Jour', 'Ouvert'],
    hours.map(([from, to], index) => [
      days[language][index] ?? '',
      language === 'en' ? `${englishHour(from)} to ${englishHour(to)}` : `de ${from} h à ${to} h`,
    ]),
  )

const toMap = ({ place }: Country) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place.address)}`

const getPhone = ({ place: { phone } }: Country) => link(`tel:${phone.replaceAll(' ', '')}`, phone)

const placeText = (country: Country) => {
  const { name, address } = country.place
  return paragraph(
    `<strong>${name.replace('&', '&amp;')}</strong><br>${address}<br>${getPhone(country)}`,
  )
}

const countryPage = (country: Country): SeedAsset =>
  page(`global-locations-${country.id}`, {
    name: `Global locations, ${country.en.name}`,
    folder: 'locations',
    lead: {
      scene: country.scene,
      text: { en: country.en.stores, fr: country.fr.stores },
      way: {
        to: toMap(country),
        en: `See ${country.place.name} on a map`,
        fr: `Voir ${country.place.name} sur une carte`,
      },
      others: [{ to: path.globalLocations, en: 'All countries', fr: 'Tous les pays' }],
    },
    en: [
      heading(country.en.name),
      column('Visit us', placeText(country)),
      column('Opening hours', hoursTable(country, 'en')),
      column('Shipping', paragraph(country.en.shipping)),
      column('Write to us', paragraph(`We answer in English. ${MAIL}`)),
    ],
    fr: [
      heading(country.fr.name),
      column('Nous rendre visite', placeText(country)),
      column('Heures d’ouverture', hoursTable(country, 'fr')),
      column('Livraison', paragraph(country.fr.shipping)),
      column('Nous écrire', paragraph(`Nous répondons en français et en anglais. ${MAIL}`)),
    ],
  })

const MAIL = link('mailto:world@juniperandwick.example', 'world@juniperandwick.example')

/** The overview's text about a country. */
const countryColumn = (country: Country, language: Language) => {
  const { name, stores, shipping } = country[language]
  return column(
    link(getAddress(country), name),
    paragraph(stores),
    paragraph(shipping),
    paragraph(getPhone(country)),
  )
}

/** The overview of other countries, and a page for each. */
export const countryContent: SeedAsset[] = [
  page('global-locations', {
    name: 'Global locations',
    folder: 'locations',
    lead: {
      scene: 'globe-table',
      text: {
        en: 'We make and pack in the country that we sell in, so that your parcel never waits at a border.',
        fr: 'Nous fabriquons et emballons dans le pays où nous vendons : votre colis n’attend jamais à une frontière.',
      },
      way: { to: path.storeLocator, en: 'Find a store near you', fr: 'Trouver un magasin' },
      others: [{ to: path.contactUs, en: 'Contact us', fr: 'Nous joindre' }],
    },
    en: [
      heading('Global locations'),
      ...abroad.map((country) => countryColumn(country, 'en')),
      column(
        'United States and Canada',
        paragraph(
          `See ${link(path.shipping, 'shipping')} and ${link(path.storeLocator, 'our stores')}.`,
        ),
      ),
      column(
        'Somewhere else?',
        paragraph(`Write to ${MAIL}: we say when we come, and who carries us until then.`),
      ),
    ],
    fr: [
      heading('Dans le monde'),
      ...abroad.map((country) => countryColumn(country, 'fr')),
      column(
        'États-Unis et Canada',
        paragraph(
          `Voyez la ${link(path.shipping, 'livraison')} et ${link(path.storeLocator, 'nos magasins')}.`,
        ),
      ),
      column(
        'Ailleurs?',
        paragraph(`Écrivez à ${MAIL} : nous dirons quand nous arrivons et qui nous vend d’ici là.`),
      ),
    ],
  }),
  ...abroad.map(countryPage),
]
