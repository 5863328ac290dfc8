import type { CategoryRow } from './category-row.ts'

export const clothing: readonly CategoryRow[] = [
  [
    'womens',
    'root',
    { en: 'Women’s', fr: 'Femme' },
    {
      en: 'Shirts, dresses and knitwear that last longer than a season, and trousers with pockets.',
      fr: 'Des chemises, des robes et de la maille qui durent plus d’une saison, et des pantalons à vraies poches.',
    },
    ['dress', 'linen', 'sage'],
  ],
  [
    'womens-tops',
    'womens',
    { en: 'Tops', fr: 'Hauts' },
    {
      en: 'What you reach for first in the morning.',
      fr: 'Ce que l’on attrape en premier le matin.',
    },
    ['shirt', 'poplin', 'sky'],
  ],
  [
    'womens-tops-shirts',
    'womens-tops',
    { en: 'Shirts & Blouses', fr: 'Chemises et blouses' },
    {
      en: 'Linen, poplin, flannel and silk, cut with room to move.',
      fr: 'Lin, popeline, flanelle et soie, coupés pour bouger à l’aise.',
    },
    ['blouse', 'crepe', 'rose'],
  ],
  [
    'womens-tops-tees',
    'womens-tops',
    { en: 'T-Shirts & Tanks', fr: 'T-shirts et débardeurs' },
    {
      en: 'Plain, light and made to be washed often.',
      fr: 'Simples, légers et faits pour être souvent lavés.',
    },
    ['tee', 'jersey', 'claret'],
  ],
  [
    'womens-dresses',
    'womens',
    { en: 'Dresses', fr: 'Robes' },
    {
      en: 'From shirt dresses for Mondays to slip dresses for late evenings.',
      fr: 'Des robes chemises du lundi aux nuisettes des fins de soirée.',
    },
    ['wrapdress', 'crepe', 'bottle'],
  ],
  [
    'womens-bottoms',
    'womens',
    { en: 'Trousers & Skirts', fr: 'Pantalons et jupes' },
    {
      en: 'High waists, straight lines and deep pockets.',
      fr: 'Tailles hautes, lignes droites et poches profondes.',
    },
    ['skirt', 'corduroy', 'mustard'],
  ],
  [
    'womens-knitwear',
    'womens',
    { en: 'Knitwear', fr: 'Maille' },
    {
      en: 'Merino, lambswool and cashmere, knitted in Scotland and Portugal.',
      fr: 'Mérinos, laine d’agneau et cachemire, tricotés en Écosse et au Portugal.',
    },
    ['cardigan', 'merino', 'claret'],
  ],
  [
    'womens-outerwear',
    'womens',
    { en: 'Coats & Jackets', fr: 'Manteaux et vestes' },
    {
      en: 'For rain, for wind and for the walk home.',
      fr: 'Pour la pluie, le vent et le retour à pied.',
    },
    ['coat', 'gabardine', 'oat'],
  ],
  [
    'mens',
    'root',
    { en: 'Men’s', fr: 'Homme' },
    {
      en: 'Workwear manners, tailored lines and cloth that improves with age.',
      fr: 'L’esprit du vêtement de travail, des lignes nettes et des étoffes qui s’améliorent avec l’âge.',
    },
    ['jacket', 'denim', 'indigo'],
  ],
  [
    'mens-shirts',
    'mens',
    { en: 'Shirts', fr: 'Chemises' },
    {
      en: 'Oxford, flannel and overshirts for the days between.',
      fr: 'Oxford, flanelle et surchemises pour les jours d’entre-deux.',
    },
    ['shirt', 'flannel', 'rust'],
  ],
  [
    'mens-tees',
    'mens',
    { en: 'T-Shirts & Polos', fr: 'T-shirts et polos' },
    { en: 'Heavy enough to be worn alone.', fr: 'Assez épais pour se porter seuls.' },
    ['polo', 'cotton', 'olive'],
  ],
  [
    'mens-bottoms',
    'mens',
    { en: 'Trousers & Shorts', fr: 'Pantalons et shorts' },
    {
      en: 'Chinos, jeans and pleats, with hems we shorten for free.',
      fr: 'Chinos, jeans et pinces, avec des ourlets que nous raccourcissons gratuitement.',
    },
    ['jeans', 'denim', 'indigo'],
  ],
  [
    'mens-knitwear',
    'mens',
    { en: 'Knitwear', fr: 'Maille' },
    {
      en: 'Fisherman sweaters, shawl collars and one very good hoodie.',
      fr: 'Des pulls de pêcheur, des cols châle et un très bon sweat à capuche.',
    },
    ['sweater', 'lambswool', 'mustard'],
  ],
  [
    'mens-outerwear',
    'mens',
    { en: 'Coats & Jackets', fr: 'Manteaux et vestes' },
    { en: 'Made to be rained on.', fr: 'Faits pour prendre la pluie.' },
    ['jacket', 'boiled', 'navy'],
  ],
]
