import type { Localized } from '../../platform/localized.ts'
import type { SeedComponent } from '../model/page.ts'

/** A maker in the module `makers`, which the merchant's own cartridge adds. */
const maker = (id: string, place: Localized, cloth: Localized, text: Localized): SeedComponent => ({
  id: `maker-${id}`,
  typeId: 'assets.makers',
  data: {},
  custom: {
    c_marketingCopyEyebrow: place,
    c_marketingCopyHeading: cloth,
    c_marketingCopyParagraph: text,
  },
})

export const makers: readonly SeedComponent[] = [
  maker(
    'hawick',
    { en: 'Hawick, Scotland', fr: 'Hawick, Écosse' },
    { en: 'Lambswool', fr: 'Laine d’agneau' },
    {
      en: '<p>Spun by the Teviot since 1874, where the water is soft, and knitted two streets away.</p>',
      fr: '<p>Filée depuis 1874 au bord de la Teviot, dont l’eau est douce, et tricotée deux rues plus loin.</p>',
    },
  ),
  maker(
    'nelson',
    { en: 'Nelson, Lancashire', fr: 'Nelson, Lancashire' },
    { en: 'Gabardine', fr: 'Gabardine' },
    {
      en: '<p>Woven so close that rain rolls off, on looms that are older than our youngest cutter.</p>',
      fr: '<p>Tissée si serré que la pluie y glisse, sur des métiers plus âgés que notre plus jeune coupeur.</p>',
    },
  ),
  maker(
    'donegal',
    { en: 'Ardara, Donegal', fr: 'Ardara, Donegal' },
    { en: 'Tweed', fr: 'Tweed' },
    {
      en: '<p>Flecked with what the season’s dyeing left over, and woven by hand in seven houses.</p>',
      fr: '<p>Moucheté de ce que les teintures de la saison ont laissé, et tissé à la main dans sept maisons.</p>',
    },
  ),
]
