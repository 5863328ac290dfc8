export type FormId =
  | 'threewick'
  | 'singlewick'
  | 'tincandle'
  | 'waxmelt'
  | 'reeddiffuser'
  | 'roommist'
  | 'plugrefill'
  | 'handsoap'
  | 'handcream'
  | 'sanitizer'
  | 'bodywash'
  | 'bodylotion'
  | 'bodycream'
  | 'bodymist'
  | 'soapbar'
  | 'giftset'
  | 'giftcard'
  | 'egiftcard'
  | 'candleholder'
  | 'plugwarmer'

export const PICTURE_VIEWS = ['front', 'label', 'scene', 'detail', 'scale', 'pair'] as const
export type PictureView = (typeof PICTURE_VIEWS)[number]

/** Pieces of clothing, as they are drawn. */
export const GARMENTS = [
  'shirt',
  'blouse',
  'tee',
  'tank',
  'polo',
  'dress',
  'wrapdress',
  'slipdress',
  'knitdress',
  'trousers',
  'widetrousers',
  'jeans',
  'shorts',
  'skirt',
  'sweater',
  'cardigan',
  'turtleneck',
  'hoodie',
  'coat',
  'jacket',
  'tote',
  'crossbody',
  'backpack',
  'loafer',
  'sneaker',
  'boot',
  'sandal',
  'beanie',
  'buckethat',
  'scarf',
  'belt',
  'socks',
  'certificate',
] as const
export type GarmentId = (typeof GARMENTS)[number]

export const GARMENT_VIEWS = ['front', 'detail', 'rail'] as const
export type GarmentView = (typeof GARMENT_VIEWS)[number]

/** The data from which a product's pictures are drawn. */
export type PictureSubject = VesselSubject | GarmentSubject

export interface GarmentSubject {
  garment: GarmentId
  /** Decides the texture. */
  material: string
  color: string
  /** The number of GARMENT_VIEWS of the product, from the first on. */
  views: number
}

export interface VesselSubject {
  form: FormId
  /** A fragrance id; without a scent, one of the form's designs, or `plain`. */
  fragrance: string
  /** Color of a holder, a warmer or a card, as an id of `colors.ts`. */
  color?: string
  /** `travel`, `full`, `large`: the vessel is drawn smaller or larger. */
  size?: string
  /** The number of PICTURE_VIEWS of the product, from the first on. 0 means no pictures. */
  views: number
}

/** The part of a vessel's addresses that says what is drawn. */
export const vesselPath = ({ form, fragrance }: VesselSubject) => `${form}/${fragrance}`
