import { majorUnits } from '../../platform/money.ts'
import { promotions } from '../../catalog/promotions.ts'
import { tariffs } from '../../profiles/default/tariffs.ts'
import type { ShippingTariff } from '../../profiles/model/tariff.ts'
import type { Language, SiteId } from '../../platform/site.ts'
import { path } from '../paths.ts'
import type { SeedAsset } from '../model.ts'
import { heading, link, paragraph, section, table } from './markup.ts'
import { page } from './page.ts'

const dollars = {
  en: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
  fr: new Intl.NumberFormat('fr-CA', { style: 'currency', currency: 'CAD' }),
}

const getPrice = (minorUnits: number, language: Language) =>
  dollars[language].format(majorUnits(minorUnits))

/** The order total from which standard shipping is free. */
const threshold = (site: SiteId, language: Language) =>
  getPrice(
    promotions.find(({ id }) => id === `free-shipping-${site}`)?.freeShipping?.least ?? 0,
    language,
  ).replace(/[.,]00/, '')

const columns = {
  en: ['Service', 'Arrives in', 'Costs'],
  fr: ['Service', 'Arrive en', 'Coût'],
}

const pickupRow = {
  en: ['Store pickup', 'Usually within 24 hours', 'Free'],
  fr: ['Ramassage en magasin', 'En général 24 heures', 'Gratuit'],
}

/** The table of shipping charges, made from the tariffs that checkout uses. */
const priceTable = (
  language: Language,
  services: [name: string, tariff: ShippingTariff | undefined][],
) =>
  table(columns[language], [
    ...services.flatMap(([name, tariff]) =>
      tariff ? [[name, tariff.arrival[language], getPrice(tariff.price, language)]] : [],
    ),
    pickupRow[language],
  ])

const { us, ca } = tariffs
const [standardUs, expressUs, overnightUs] = us.usual
const [standardCa, expressCa] = ca.usual
const [nearCa] = ca.near['ON'] ?? []

const onBothSites = {
  en: [
    section(
      'Gift cards',
      paragraph(
        `An order of gift cards only ships free by standard shipping. ${link(path.eGiftCardInfo, 'E-gift cards')} arrive within the hour.`,
      ),
    ),
    section(
      'Changed your mind?',
      paragraph(
        `You can cancel an order until it is packed: call ${link(path.customerCare, 'customer care')}. After that, you have 90 days for ${link(path.returns, 'a return')}.`,
      ),
    ),
  ],
  fr: [
    section(
      'Cartes-cadeaux',
      paragraph(
        `La livraison courante d’une commande qui ne contient que des cartes-cadeaux est gratuite. Les ${link(path.eGiftCardInfo, 'cartes-cadeaux électroniques')} arrivent en moins d’une heure.`,
      ),
    ),
    section(
      'Vous avez changé d’avis?',
      paragraph(
        `Une commande peut être annulée tant qu’elle n’est pas emballée : appelez le ${link(path.customerCare, 'service à la clientèle')}. Ensuite, vous avez 90 jours pour ${link(path.returns, 'un retour')}.`,
      ),
    ),
  ],
}

/** Pages about shipping. */
export const shippingPages: SeedAsset[] = [
  page('shipping-information', {
    name: 'Shipping, United States',
    folder: 'customer-care',
    sites: ['us'],
    en: [
      heading('Shipping'),
      paragraph(
        `Parcels leave our workshop in Columbus, Ohio, Monday to Saturday. Standard shipping within the contiguous states is free from ${threshold('us', 'en')}.`,
      ),
      priceTable('en', [
        ['Standard', standardUs],
        ['Standard, outside the contiguous states', us.remote.methods[0]],
        ['Express', expressUs],
        ['Overnight, ordered before noon Eastern', overnightUs],
      ]),
      section(
        'Where we ship',
        paragraph(
          'All fifty states, the District of Columbia, the territories and military addresses. Mists and sanitizers travel by ground only.',
        ),
      ),
      ...onBothSites.en,
    ],
    fr: [
      heading('Livraison'),
      paragraph(
        `Les colis quittent notre atelier de Columbus, en Ohio, du lundi au samedi. La livraison courante dans les États contigus est gratuite à partir de ${threshold('us', 'fr')}.`,
      ),
      priceTable('fr', [
        ['Courante', standardUs],
        ['Courante, hors des États contigus', us.remote.methods[0]],
        ['Express', expressUs],
        ['Le lendemain, si la commande est passée avant midi, heure de l’Est', overnightUs],
      ]),
      section(
        'Où nous livrons',
        paragraph(
          'Les cinquante États, le district de Columbia, les territoires et les adresses militaires. Les brumes et les désinfectants voyagent par voie terrestre seulement.',
        ),
      ),
      ...onBothSites.fr,
    ],
  }),
  page('shipping-information', {
    name: 'Shipping, Canada',
    folder: 'customer-care',
    sites: ['ca'],
    en: [
      heading('Shipping in Canada'),
      paragraph(
        `Parcels leave from Mississauga, Ontario, Monday to Friday. Prices are in Canadian dollars, and nothing is due at the door. Standard shipping is free from ${threshold('ca', 'en')}.`,
      ),
      priceTable('en', [
        ['Standard, Ontario and Quebec', nearCa],
        ['Standard, other provinces', standardCa],
        ['Standard, the territories', ca.remote.methods[0]],
        ['Express, all provinces', expressCa],
      ]),
      ...onBothSites.en,
    ],
    fr: [
      heading('Livraison au Canada'),
      paragraph(
        `Les colis partent de Mississauga, en Ontario, du lundi au vendredi. Les prix sont en dollars canadiens et rien n’est à payer à la porte. La livraison courante est gratuite à partir de ${threshold('ca', 'fr')}.`,
      ),
      priceTable('fr', [
        ['Courante, Ontario et Québec', nearCa],
        ['Courante, autres provinces', standardCa],
        ['Courante, territoires', ca.remote.methods[0]],
        ['Express, toutes les provinces', expressCa],
      ]),
      ...onBothSites.fr,
    ],
  }),
]
