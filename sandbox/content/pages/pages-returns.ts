import { path } from '../paths.ts'
import type { SeedAsset } from '../model.ts'
import { heading, link, list, paragraph, section, steps, table } from './markup.ts'
import { page } from './page.ts'

/** The page about returns, which are the same on both sites. */
export const returnsPage: SeedAsset = page('returns', {
  name: 'Returns and exchanges',
  folder: 'customer-care',
  en: [
    heading('Returns and exchanges'),
    paragraph(
      'You have 90 days. A candle may have been burned once, a soap or lotion may have been opened: how else would you know?',
    ),
    table(
      ['Where', 'What you bring', 'When you get your money'],
      [
        [
          'In a store',
          'The product, and the receipt or the order email',
          'At once, on the card you paid with',
        ],
        [
          'By mail',
          'The product in its parcel, with the prepaid label',
          'Within five business days of its arrival',
        ],
      ],
    ),
    section(
      'By mail',
      steps(
        'Print the prepaid label linked from your order email.',
        'Pack the product as it came, and close lids and pumps.',
        'Hand it in at any post office.',
      ),
    ),
    section(
      'Exchanges',
      paragraph(
        'In a store you can exchange a product for another scent or size at once. By mail, please return it and order the new one.',
      ),
    ),
    section(
      'What cannot come back',
      list(
        'Gift cards',
        'Sanitizers that have been opened',
        'Products marked final sale, unless they arrived damaged',
      ),
    ),
    paragraph(`Questions? ${link(path.customerCare, 'Customer care')} is there every day.`),
  ],
  fr: [
    heading('Retours et échanges'),
    paragraph(
      'Vous avez 90 jours. La bougie peut avoir brûlé une fois, le savon ou la lotion peut avoir été ouvert : comment savoir, autrement?',
    ),
    table(
      ['Où', 'Ce qu’il faut', 'Remboursement'],
      [
        [
          'En magasin',
          'Le produit, et le reçu ou le courriel de commande',
          'Aussitôt, sur la carte utilisée',
        ],
        [
          'Par la poste',
          'Le produit dans son colis, avec l’étiquette prépayée',
          'Dans les cinq jours ouvrables après son arrivée',
        ],
      ],
    ),
    section(
      'Par la poste',
      steps(
        'Imprimez l’étiquette prépayée offerte dans votre courriel de commande.',
        'Emballez le produit comme il est arrivé; fermez couvercles et pompes.',
        'Déposez le colis dans n’importe quel bureau de poste.',
      ),
    ),
    section(
      'Échanges',
      paragraph(
        'En magasin, vous pouvez échanger aussitôt un produit contre un autre parfum ou un autre format. Par la poste, retournez-le et commandez le nouveau.',
      ),
    ),
    section(
      'Ce qui ne se retourne pas',
      list(
        'Les cartes-cadeaux',
        'Les désinfectants ouverts',
        'Les articles en vente finale, sauf s’ils sont arrivés endommagés',
      ),
    ),
    paragraph(
      `Des questions? Le ${link(path.customerCare, 'service à la clientèle')} est là tous les jours.`,
    ),
  ],
})
