import type { CategoryRow } from './category-row.ts'

/** Accessories, and the categories that cut across all others. */
export const accessories: readonly CategoryRow[] = [
  [
    'accessories',
    'root',
    { en: 'Accessories', fr: 'Accessoires' },
    {
      en: 'Bags, shoes and the small things that finish an outfit.',
      fr: 'Des sacs, des chaussures et ces petites choses qui achèvent une tenue.',
    },
    ['tote', 'leather', 'tobacco'],
  ],
  [
    'accessories-bags',
    'accessories',
    { en: 'Bags', fr: 'Sacs' },
    {
      en: 'Waxed canvas and leather that darkens with use.',
      fr: 'De la toile cirée et du cuir qui fonce à l’usage.',
    },
    ['crossbody', 'leather', 'black'],
  ],
  [
    'accessories-shoes',
    'accessories',
    { en: 'Shoes', fr: 'Chaussures' },
    { en: 'Every pair can be resoled.', fr: 'Toutes les paires se ressemellent.' },
    ['boot', 'suede', 'espresso'],
  ],
  [
    'accessories-hats',
    'accessories',
    { en: 'Hats & Beanies', fr: 'Chapeaux et bonnets' },
    { en: 'For bright days and cold ears.', fr: 'Pour les jours clairs et les oreilles froides.' },
    ['beanie', 'lambswool', 'rust'],
  ],
  [
    'accessories-scarves',
    'accessories',
    { en: 'Scarves', fr: 'Écharpes' },
    { en: 'Two meters of wool, linen or silk.', fr: 'Deux mètres de laine, de lin ou de soie.' },
    ['scarf', 'cashmere', 'camel'],
  ],
  [
    'accessories-belts',
    'accessories',
    { en: 'Belts', fr: 'Ceintures' },
    { en: 'Brass buckles and painted edges.', fr: 'Boucles de laiton et tranches peintes.' },
    ['belt', 'leather', 'tobacco'],
  ],
  [
    'accessories-socks',
    'accessories',
    { en: 'Socks', fr: 'Chaussettes' },
    { en: 'Sold by the pair, mended for free.', fr: 'Vendues par paire, reprisées gratuitement.' },
    ['socks', 'merino', 'navy'],
  ],
  [
    'newArrivals',
    'root',
    { en: 'New Arrivals', fr: 'Nouveautés' },
    { en: 'The last four weeks’ work.', fr: 'Le travail des quatre dernières semaines.' },
    ['slipdress', 'satin', 'claret'],
  ],
  [
    'gifts',
    'root',
    { en: 'Gifts & Sets', fr: 'Cadeaux et ensembles' },
    {
      en: 'Whole outfits, pairs that belong together and gift certificates.',
      fr: 'Des tenues entières, des pièces qui vont ensemble et des chèques-cadeaux.',
    },
    ['certificate', 'paper', 'bottle'],
  ],
  [
    'top-seller',
    'root',
    { en: 'Best Sellers', fr: 'Meilleures ventes' },
    {
      en: 'What other people keep ordering.',
      fr: 'Ce que les autres commandent encore et encore.',
    },
    ['turtleneck', 'merino', 'oat'],
  ],
  [
    'sale',
    'root',
    { en: 'Sale', fr: 'Soldes' },
    {
      en: 'Last sizes and last season’s colors, at a third less.',
      fr: 'Les dernières tailles et les couleurs de la saison passée, un tiers moins cher.',
    },
    ['hoodie', 'fleece', 'mist'],
  ],
]
