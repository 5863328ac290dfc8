import type { SiteId } from '../../platform/site.ts'
import { path } from '../paths.ts'
import { bilingual } from '../../platform/typography.ts'
import type { SeedAsset } from '../model.ts'

type Link = [to: string, en: string, fr: string]

function list(links: Link[]) {
  const items = (pick: (link: Link) => string) =>
    `<ul>${links.map((link) => `<li><a href="${link[0]}">${pick(link)}</a></li>`).join('')}</ul>`
  return bilingual(
    items(([, en]) => en),
    items(([, , fr]) => fr),
  )
}

const social = (id: string, ctaText: string, clickThrough: string) => ({
  id,
  ctaText,
  clickThrough,
  buttonStyle: 'icon',
  target: '_blank',
})

const subscriptionTerms = bilingual(
  `<p>We keep your address as our <a href="${path.privacy}">privacy notice</a> says. The <a href="${path.terms}">terms of use</a> apply.</p>`,
  `<p>Nous conservons votre adresse selon notre <a href="${path.privacy}">avis de confidentialité</a>. Les <a href="${path.terms}">conditions d’utilisation</a> s’appliquent.</p>`,
)

const aboutColumn = (site: SiteId, more: Link[]): SeedAsset => ({
  id: 'footer-list-about',
  name: 'Footer column, about us',
  sites: [site],
  fields: {
    c_marketingCopyHeading: bilingual('The house', 'La maison'),
    c_body: list([
      [path.about, 'Our story', 'Notre histoire'],
      [path.ourWax, 'Our wax', 'Notre cire'],
      [path.giftCards, 'Gift Cards', 'Cartes-cadeaux'],
      ...more,
      [path.careers, 'Careers', 'Carrières'],
      [path.globalLocations, 'Global locations', 'Dans le monde'],
    ]),
  },
})

/** Columns, legal row and subscription of the footer. */
export const footerAssets: SeedAsset[] = [
  {
    id: 'footer-list-shop',
    name: 'Footer column, shop',
    fields: {
      c_marketingCopyHeading: bilingual('Shop', 'Boutique'),
      c_body: list([
        [path.newAndNow, 'New & Now', 'Nouveautés'],
        [path.homeFragrance, 'Home Fragrance', 'Parfums d’intérieur'],
        [path.hands, 'Hand Care', 'Soins des mains'],
        [path.body, 'Body Care', 'Soins du corps'],
        [path.fragrances, 'Fragrances', 'Senteurs'],
        [path.gifts, 'Gifts', 'Cadeaux'],
        [path.topOffers, 'Offers', 'Offres'],
      ]),
    },
  },
  {
    id: 'footer-list-care',
    name: 'Footer column, customer care',
    fields: {
      c_marketingCopyHeading: bilingual('Customer care', 'Service à la clientèle'),
      c_body: list([
        [path.customerCare, 'Help and contact', 'Aide et contact'],
        [path.orderStatus, 'Track an order', 'Suivre une commande'],
        [path.shipping, 'Shipping', 'Livraison'],
        [path.returns, 'Returns and exchanges', 'Retours et échanges'],
        [path.giftCardInfo, 'About gift cards', 'À propos des cartes-cadeaux'],
        [path.storeLocator, 'Our stores', 'Nos magasins'],
        [path.candleCare, 'Candle care', 'Entretien des bougies'],
      ]),
    },
  },
  {
    id: 'footer-list-my-account',
    name: 'Footer column, my account',
    fields: {
      c_marketingCopyHeading: bilingual('My account', 'Mon compte'),
    },
  },
  aboutColumn('us', [[path.joinRewards, 'Rewards', 'Récompenses']]),
  aboutColumn('ca', []),
  {
    id: 'footer-legal-us',
    name: 'Footer legal links, United States',
    sites: ['us'],
    fields: {
      c_body: list([
        [path.privacy, 'Privacy and security', 'Confidentialité et sécurité'],
        [path.privacyChoices, 'Your privacy choices', 'Vos choix de confidentialité'],
        [path.statesPrivacy, 'State privacy rights', 'Droits par État'],
        [path.terms, 'Terms of use', 'Conditions d’utilisation'],
        [path.accessibility, 'Accessibility', 'Accessibilité'],
      ]),
    },
  },
  {
    id: 'footer-legal-ca',
    name: 'Footer legal links, Canada',
    sites: ['ca'],
    fields: {
      c_body: list([
        [path.privacy, 'Privacy and security', 'Confidentialité et sécurité'],
        [path.privacyChoices, 'Your privacy choices', 'Vos choix de confidentialité'],
        [path.terms, 'Terms of use', 'Conditions d’utilisation'],
        [path.accessibility, 'Accessibility', 'Accessibilité'],
      ]),
    },
  },
  {
    id: 'footer-social-email-us',
    name: 'Footer subscription, United States',
    sites: ['us'],
    fields: {
      c_textInputHeading: bilingual('Letters from the workshop', 'Lettres de l’atelier'),
      c_textInputLabel: bilingual('Email address', 'Adresse courriel'),
      c_textInputButton: bilingual('Sign up', 'S’inscrire'),
      c_graphicParagraph: bilingual(
        'Twice a month: a new fragrance, a candle tip, an offer. Unsubscribe whenever you like.',
        'Deux fois par mois : un nouveau parfum, un conseil, une offre. Désabonnez-vous quand vous voulez.',
      ),
      c_marketingCopyLiveText: subscriptionTerms,
      c_buttonGroup: [
        social('twitter', 'Twitter', 'https://twitter.example/juniperandwick'),
        social('facebook', 'Facebook', 'https://facebook.example/juniperandwick'),
        social('youtube', 'YouTube', 'https://youtube.example/@juniperandwick'),
        social('pinterest', 'Pinterest', 'https://pinterest.example/juniperandwick'),
        social('tiktok', 'TikTok', 'https://tiktok.example/@juniperandwick'),
        social('instagram', 'Instagram', 'https://instagram.example/juniperandwick'),
      ],
    },
  },
  {
    id: 'footer-social-email-ca',
    name: 'Footer subscription, Canada',
    sites: ['ca'],
    fields: {
      c_textInputHeading: bilingual(
        'Letters for the long winter',
        'Des lettres pour le long hiver',
      ),
      c_textInputLabel: bilingual('Email address', 'Adresse courriel'),
      c_textInputButton: bilingual('Subscribe', 'S’abonner'),
      c_graphicParagraph: bilingual(
        'You agree to receive email from Juniper & Wick Canada. You can withdraw your consent at any time.',
        'Vous acceptez de recevoir des courriels de Juniper & Wick Canada. Vous pouvez retirer votre consentement en tout temps.',
      ),
      c_marketingCopyLiveText: subscriptionTerms,
      c_buttonGroup: [
        social('facebook', 'Facebook', 'https://facebook.example/juniperandwick.ca'),
        social('pinterest', 'Pinterest', 'https://pinterest.example/juniperandwickca'),
        social('tiktok', 'TikTok', 'https://tiktok.example/@juniperandwick.ca'),
        social('instagram', 'Instagram', 'https://instagram.example/juniperandwick.ca'),
      ],
    },
  },
]
