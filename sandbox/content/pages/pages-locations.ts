import type { SiteId } from '../../catalog/model.ts'
import type { SeedStore } from '../../catalog/stores/store.ts'
import { stores } from '../../catalog/stores/stores.ts'
import type { Language } from '../../sites.ts'
import { path } from '../paths.ts'
import type { SeedAsset } from '../model.ts'
import { heading, link, list, paragraph, section, table } from './markup.ts'
import { page } from './page.ts'

const columns: Record<Language, string[]> = {
  en: ['Store', 'Address and phone'],
  fr: ['Magasin', 'Adresse et téléphone'],
}

const storesOf = (site: SiteId) => stores.filter((store) => store.site === site)

const shortName = ({ name }: SeedStore) => name.replace('Juniper & Wick ', '')

const storeTable = (site: SiteId, language: Language) =>
  table(
    columns[language],
    storesOf(site).map((store) => [
      shortName(store),
      `${store.address1}, ${store.city}, ${store.state} ${store.postalCode}<br>${link(`tel:+1${store.phone.replaceAll('-', '')}`, store.phone)}`,
    ]),
  )

/** The names of the stores where nothing can be picked up now. */
const withoutPickup = (site: SiteId, language: Language) =>
  new Intl.ListFormat(language).format(
    storesOf(site)
      .filter(({ pickup }) => pickup !== 'on')
      .map(shortName),
  )

/** The page of all stores of a site. */
const storePage = (site: SiteId, country: Record<Language, string>): SeedAsset =>
  page('store-locator', {
    name: `Our stores, ${country.en}`,
    folder: 'locations',
    sites: [site],
    en: [
      heading('Our stores'),
      paragraph(
        `Come and smell before you choose: every scent we make is open on the counter of every store in ${country.en}.`,
      ),
      storeTable(site, 'en'),
      section(
        'Opening hours',
        paragraph(
          'All stores are open from 10 AM on weekdays, from 9 AM on Saturdays and from 11 AM or noon on Sundays. Please call before you come a long way.',
        ),
      ),
      section(
        'Picking up an order',
        list(
          'Choose your store at the top of the shop, and pick up instead of shipping for each product.',
          'An email says when it is ready, usually within 24 hours.',
          'Bring the email or an identity card. Pickup is free.',
          `Not possible at the moment: ${withoutPickup(site, 'en')}.`,
        ),
      ),
    ],
    fr: [
      heading('Nos magasins'),
      paragraph(
        `Venez sentir avant de choisir : chacun de nos parfums attend, ouvert, sur le comptoir de tous nos magasins ${country.fr}.`,
      ),
      storeTable(site, 'fr'),
      section(
        'Heures d’ouverture',
        paragraph(
          'Tous les magasins ouvrent à 10 h en semaine, à 9 h le samedi et à 11 h ou à midi le dimanche. Appelez avant de venir de loin.',
        ),
      ),
      section(
        'Ramasser une commande',
        list(
          'Choisissez votre magasin en haut de la boutique, puis le ramassage au lieu de la livraison pour chaque produit.',
          'Un courriel vous dit quand elle est prête, en général dans les 24 heures.',
          'Apportez le courriel ou une pièce d’identité. Le ramassage est gratuit.',
          `Pas possible pour le moment : ${withoutPickup(site, 'fr')}.`,
        ),
      ),
    ],
  })

interface Country {
  /** As it stands in the page's address. */
  id: string
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
    place: {
      name: 'Juniper & Wick Marylebone',
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
    place: {
      name: 'Juniper & Wick Marais',
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
    place: {
      name: 'Juniper & Wick Roma Norte',
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
    place: {
      name: 'Juniper & Wick Fitzroy',
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

const addressOf = ({ id }: Pick<Country, 'id'>) => `${path.globalLocations}-${id}`

/** The addresses of the pages of countries, with the ids of their assets. */
export const countryPages = abroad.map((country) => ({
  address: addressOf(country),
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

const mapOf = ({ place }: Country) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place.address)}`

const placeText = (country: Country, mapText: string) => {
  const { name, address, phone } = country.place
  return paragraph(
    `<strong>${name.replace('&', '&amp;')}</strong><br>${address}<br>${link(`tel:${phone.replaceAll(' ', '')}`, phone)}<br>${link(mapOf(country), mapText)}`,
  )
}

const countryPage = (country: Country): SeedAsset =>
  page(`global-locations-${country.id}`, {
    name: `Global locations, ${country.en.name}`,
    folder: 'locations',
    en: [
      heading(country.en.name),
      paragraph(country.en.stores),
      section('Visit us', placeText(country, 'See it on a map')),
      section('Opening hours', hoursTable(country, 'en')),
      section('Shipping', paragraph(country.en.shipping)),
      paragraph(link(path.globalLocations, 'All countries')),
    ],
    fr: [
      heading(country.fr.name),
      paragraph(country.fr.stores),
      section('Nous rendre visite', placeText(country, 'Voir sur une carte')),
      section('Heures d’ouverture', hoursTable(country, 'fr')),
      section('Livraison', paragraph(country.fr.shipping)),
      paragraph(link(path.globalLocations, 'Tous les pays')),
    ],
  })

/** Pages about our stores and about other countries. */
export const locationPages: SeedAsset[] = [
  storePage('us', { en: 'the United States', fr: 'aux États-Unis' }),
  storePage('ca', { en: 'Canada', fr: 'au Canada' }),
  page('global-locations', {
    name: 'Global locations',
    folder: 'locations',
    en: [
      heading('Global locations'),
      paragraph(
        'We make and pack in the country that we sell in, so that your parcel never waits at a border.',
      ),
      table(
        ['Country', 'Shipping'],
        abroad.map((country) => [link(addressOf(country), country.en.name), country.en.shipping]),
      ),
      paragraph(
        `In the United States and in Canada, see ${link(path.shipping, 'shipping')} and ${link(path.storeLocator, 'our stores')}.`,
      ),
    ],
    fr: [
      heading('Dans le monde'),
      paragraph(
        'Nous fabriquons et emballons dans le pays où nous vendons : votre colis n’attend jamais à une frontière.',
      ),
      table(
        ['Pays', 'Livraison'],
        abroad.map((country) => [link(addressOf(country), country.fr.name), country.fr.shipping]),
      ),
      paragraph(
        `Aux États-Unis et au Canada, voyez la ${link(path.shipping, 'livraison')} et ${link(path.storeLocator, 'nos magasins')}.`,
      ),
    ],
  }),
  ...abroad.map(countryPage),
]
