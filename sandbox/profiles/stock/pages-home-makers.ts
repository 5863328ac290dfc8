import type { SeedPage } from '../model/page.ts'

/** A variant of the home page: its banner, with which an experiment replaces that of the page. */
export const homeOfMakers: SeedPage = {
  id: 'homepage-makers',
  typeId: 'storePage',
  name: 'Homepage, the makers first',
  regions: [
    {
      id: 'headerbanner',
      components: [
        {
          id: 'home-makers-banner',
          typeId: 'commerce_assets.mainBanner',
          data: {
            image: {
              url: '/pictures/garments/sweater/lambswool/mustard/front.svg',
              metaData: { width: 800, height: 1000 },
              focalPoint: { x: 0.5, y: 0.4 },
            },
            heading: { en: 'Two streets from the mill', fr: 'À deux rues de la filature' },
            subheading: {
              en: 'Lambswool from Hawick, knitted by people who know who spun it.',
              fr: 'De la laine d’agneau de Hawick, tricotée par des gens qui savent qui l’a filée.',
            },
            buttonText: { en: 'See the knitwear', fr: 'Voir la maille' },
            categoryLink: { type: 'category', value: 'womens-knitwear' },
          },
        },
      ],
    },
  ],
}
