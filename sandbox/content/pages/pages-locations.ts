import { stores } from '../../catalog/stores/stores.ts'
import type { Language, SiteId } from '../../platform/site.ts'
import type { SeedAsset } from '../model.ts'
import { writtenPhone } from '../../platform/typography.ts'
import { heading, link, list, paragraph, section, table } from './markup.ts'
import { page } from './page.ts'
import { countryContent } from './pages-countries.ts'

const columns: Record<Language, string[]> = {
  en: ['Store', 'Address and phone'],
  fr: ['Magasin', 'Adresse et téléphone'],
}

const parseStores = (site: SiteId) => stores.filter((store) => store.site === site)

/** Canada Post asks for two spaces before the postal code; the first one does not collapse. */
const cityLine = ({ site, city, state, postalCode }: (typeof stores)[number]) =>
  site === 'ca' ? `${city} ${state}\u00a0 ${postalCode}` : `${city}, ${state} ${postalCode}`

const storeTable = (site: SiteId, language: Language) =>
  table(
    columns[language],
    parseStores(site).map((store) => [
      store.name,
      `${store.address1}, ${cityLine(store)}<br>${link(`tel:+1${store.phone.replaceAll('-', '')}`, writtenPhone(store.phone, language))}`,
    ]),
  )

/** The names of the stores where nothing can be picked up now. */
const withoutPickup = (site: SiteId, language: Language) =>
  new Intl.ListFormat(language).format(
    parseStores(site)
      .filter(({ pickup }) => pickup !== 'on')
      .map(({ name }) => name),
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
          'All stores are open from 10 AM on weekdays, from 9 AM on Saturdays and from 11 AM or noon on Sundays. Please call ahead if you are coming a long way.',
        ),
      ),
      section(
        'Picking up an order',
        list(
          'Choose your store at the top of the shop, and pick up instead of shipping for each product.',
          'An email tells you when it is ready, usually within 24 hours.',
          'Bring the email or a photo ID. Pickup is free.',
          `Not available at the moment: ${withoutPickup(site, 'en')}.`,
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
          'Un courriel vous dit quand elle est prête, habituellement en 24 heures.',
          'Apportez le courriel ou une pièce d’identité. Le ramassage est gratuit.',
          `Ramassage non offert pour le moment : ${withoutPickup(site, 'fr')}.`,
        ),
      ),
    ],
  })

/** Pages about our stores and about other countries. */
export const locationPages: SeedAsset[] = [
  storePage('us', { en: 'the United States', fr: 'aux États-Unis' }),
  storePage('ca', { en: 'Canada', fr: 'au Canada' }),
  ...countryContent,
]
