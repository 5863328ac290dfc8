import type { Localized } from '../../platform/localized.ts'
import type { SeedComponent, SeedPage } from '../model/page.ts'
import { makers } from './makers.ts'
import { homeOfMakers } from './pages-home-makers.ts'

interface Tile {
  id: string
  image: string
  heading: Localized
  text: Localized
  category: string
}

/** An address of a garment's picture; the service completes it. */
const garment = (name: string) => ({
  url: `/pictures/garments/${name}/front.svg`,
  metaData: { width: 800, height: 1000 },
  focalPoint: { x: 0.5, y: 0.4 },
})

const imageAndText = ({ id, image, heading, text, category }: Tile): SeedComponent => ({
  id,
  typeId: 'commerce_assets.imageAndText',
  data: {
    image: garment(image),
    heading,
    ITCText: text,
    ITCLink: { type: 'category', value: category },
  },
})

const categoryTile = (id: string, image: string, name: Localized): SeedComponent => ({
  id: `tile-${id}`,
  typeId: 'commerce_assets.categoryTile',
  data: { category: id, image: garment(image), name },
})

const productTile = (product: string): SeedComponent => ({
  id: `product-${product}`,
  typeId: 'commerce_assets.productTile',
  data: { product, strategy: 'catalog' },
})

const richText = (id: string, text: Localized): SeedComponent => ({
  id,
  typeId: 'commerce_assets.editorialRichText',
  data: { richText: text },
})

const home: SeedPage = {
  id: 'homepage',
  typeId: 'storePage',
  name: 'Homepage',
  pageTitle: {
    en: 'Quill & Selvedge | Clothing that is made to be mended',
    fr: 'Quill & Selvedge | Des vêtements faits pour être raccommodés',
  },
  pageDescription: {
    en: 'Shirts, knitwear and coats from weavers and knitters we know by name.',
    fr: 'Des chemises, de la maille et des manteaux de tisserands et tricoteurs que nous connaissons par leur nom.',
  },
  regions: [
    {
      id: 'headerbanner',
      components: [
        {
          id: 'home-banner',
          typeId: 'commerce_assets.mainBanner',
          data: {
            image: garment('coat/gabardine/oat'),
            heading: { en: 'Made for the rain', fr: 'Faits pour la pluie' },
            subheading: {
              en: 'Gabardine from Lancashire, seams taped by hand.',
              fr: 'De la gabardine du Lancashire, aux coutures étanchées à la main.',
            },
            buttonText: { en: 'See the coats', fr: 'Voir les manteaux' },
            categoryLink: { type: 'category', value: 'womens-outerwear' },
          },
        },
        {
          id: 'home-members',
          typeId: 'commerce_assets.campaignBanner',
          data: {
            bannerMessage: {
              en: 'Welcome back. Mending is free for you, all year round.',
              fr: 'Heureux de vous revoir. Le raccommodage vous est offert toute l’année.',
            },
          },
          visibleTo: { group: 'Registered' },
        },
        {
          id: 'home-last-winter',
          typeId: 'commerce_assets.campaignBanner',
          data: {
            bannerMessage: { en: 'Winter sale, last days.', fr: 'Soldes d’hiver, derniers jours.' },
          },
          visibleTo: { until: '2026-03-01T00:00:00Z' },
        },
      ],
    },
    {
      id: 'main',
      components: [
        {
          id: 'home-categories',
          typeId: 'commerce_layouts.mobileGrid3r1c',
          data: {},
          regions: [
            {
              id: 'column1',
              components: [
                categoryTile('womens', 'dress/linen/sage', { en: 'Women’s', fr: 'Femme' }),
              ],
            },
            {
              id: 'column2',
              components: [
                categoryTile('mens', 'jacket/denim/indigo', { en: 'Men’s', fr: 'Homme' }),
              ],
            },
            {
              id: 'column3',
              components: [
                categoryTile('accessories', 'tote/leather/tobacco', {
                  en: 'Accessories',
                  fr: 'Accessoires',
                }),
              ],
            },
          ],
        },
        {
          id: 'home-carousel',
          typeId: 'commerce_layouts.carousel',
          data: {
            textHeadline: { en: 'What others keep ordering', fr: 'Ce que les autres recommandent' },
          },
          regions: [
            {
              id: 'slides',
              components: ['25001M', '25017M', '25112M', '25129M', 'weekend-look'].map(productTile),
            },
          ],
        },
        {
          id: 'home-story',
          typeId: 'commerce_layouts.mobileGrid1r1c',
          data: {},
          regions: [
            {
              id: 'column1',
              components: [
                imageAndText({
                  id: 'home-mending',
                  image: 'sweater/lambswool/mustard',
                  heading: { en: 'Bring it back', fr: 'Rapportez-le' },
                  text: {
                    en: '<p>A moth, a nail, ten years of elbows: we mend what we have made, for the price of the yarn.</p>',
                    fr: '<p>Une mite, un clou, dix ans de coudes\u00a0: nous raccommodons ce que nous avons fait, au prix du fil.</p>',
                  },
                  category: 'womens-knitwear',
                }),
              ],
            },
          ],
        },
        {
          id: 'home-makers',
          typeId: 'modules.makers',
          data: {},
          custom: { heading: { en: 'Who makes our cloth', fr: 'Qui fait nos étoffes' } },
          regions: [{ id: 'assets', components: makers }],
        },
        // A type of this merchant alone, which no template knows.
        { id: 'home-loom', typeId: 'quill_assets.loomCounter', data: { looms: 14 } },
      ],
    },
  ],
}

const about: SeedPage = {
  id: 'about-the-mill',
  typeId: 'storePage',
  name: 'About the mill',
  pageTitle: { en: 'The mill in Hawick', fr: 'La filature de Hawick' },
  regions: [
    {
      id: 'main',
      components: [
        richText('about-text', {
          en: '<h2>The mill in Hawick</h2><p>Our lambswool has been spun by the Teviot since 1874. The water is soft, the machines are loud, and the people who run them have named most of them.</p>',
          fr: '<h2>La filature de Hawick</h2><p>Notre laine d’agneau est filée au bord de la Teviot depuis 1874. L’eau y est douce, les machines bruyantes, et ceux qui les conduisent ont baptisé presque toutes.</p>',
        }),
      ],
    },
  ],
}

const knitwear: SeedPage = {
  id: 'plp-knitwear',
  typeId: 'productListPage',
  name: 'Knitwear',
  assignedTo: { aspectTypeId: 'plp', ids: ['womens-knitwear', 'mens-knitwear'] },
  regions: [
    {
      id: 'plptop1',
      components: [
        imageAndText({
          id: 'knitwear-care',
          image: 'cardigan/merino/claret',
          heading: { en: 'Wash it less', fr: 'Lavez-la moins' },
          text: {
            en: '<p>Wool cleans itself overnight by an open window. Wash it in cool water twice a season.</p>',
            fr: '<p>La laine se rafraîchit la nuit près d’une fenêtre ouverte. Lavez-la à l’eau froide deux fois par saison.</p>',
          },
          category: 'accessories-scarves',
        }),
      ],
    },
    { id: 'plpbottom', components: [] },
  ],
}

const shirts: SeedPage = {
  id: 'pdp-linen-shirt',
  typeId: 'productDetailPage',
  name: 'Linen shirt',
  assignedTo: { aspectTypeId: 'pdp', ids: ['25001M'] },
  regions: [
    {
      id: 'main',
      components: [
        richText('linen-note', {
          en: '<p>Iron it damp, or do not iron it at all.</p>',
          fr: '<p>Repassez-la humide, ou ne la repassez pas du tout.</p>',
        }),
      ],
    },
  ],
}

export const pages: readonly SeedPage[] = [home, homeOfMakers, about, knitwear, shirts]
