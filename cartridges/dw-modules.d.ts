// The modules of the Script API by the names with which scripts require them. Classes are what scripts construct, or
// tell apart by `instanceof`.

declare module 'dw/catalog/Category' {
  class Category {
    readonly ID: string
  }
  export = Category
}
declare module 'dw/catalog/Product' {
  class Product {
    readonly ID: string
  }
  export = Product
}
declare module 'dw/content/ContentSearchModel' {
  const ContentSearchModel: new () => dw.ContentSearchModel
  export = ContentSearchModel
}
declare module 'dw/content/MarkupText' {
  class MarkupText {
    readonly markup: string
  }
  export = MarkupText
}
declare module 'dw/content/MediaFile' {
  class MediaFile implements dw.MediaFile {
    readonly absURL: dw.URL
  }
  export = MediaFile
}
declare module 'dw/experience/image/Image' {
  class Image implements dw.Image {
    readonly file: dw.Image['file']
    readonly metaData: dw.Image['metaData']
  }
  export = Image
}
declare module 'dw/system/Site' {
  const Site: { readonly current: dw.Site }
  export = Site
}
declare module 'dw/value/EnumValue' {
  class EnumValue {
    readonly value: string | number | null
  }
  export = EnumValue
}
declare module 'dw/value/Money' {
  const Money: new (value: number, currency: string) => dw.Money
  export = Money
}
declare module 'dw/campaign/PromotionMgr' {
  const PromotionMgr: dw.PromotionMgr
  export = PromotionMgr
}
declare module 'dw/catalog/ProductMgr' {
  const ProductMgr: dw.ProductMgr
  export = ProductMgr
}
declare module 'dw/catalog/StoreMgr' {
  const StoreMgr: dw.StoreMgr
  export = StoreMgr
}
declare module 'dw/content/ContentMgr' {
  const ContentMgr: dw.ContentMgr
  export = ContentMgr
}
declare module 'dw/experience/PageMgr' {
  const PageMgr: dw.PageMgr
  export = PageMgr
}
declare module 'dw/object/CustomObjectMgr' {
  const CustomObjectMgr: dw.CustomObjectMgr
  export = CustomObjectMgr
}
declare module 'dw/order/BasketMgr' {
  const BasketMgr: dw.BasketMgr
  export = BasketMgr
}
declare module 'dw/order/ShippingMgr' {
  const ShippingMgr: dw.ShippingMgr
  export = ShippingMgr
}
declare module 'dw/svc/LocalServiceRegistry' {
  const LocalServiceRegistry: dw.LocalServiceRegistry
  export = LocalServiceRegistry
}
declare module 'dw/system/HookMgr' {
  const HookMgr: dw.HookMgr
  export = HookMgr
}
declare module 'dw/system/RESTResponseMgr' {
  const RESTResponseMgr: dw.RESTResponseMgr
  export = RESTResponseMgr
}
declare module 'dw/system/Transaction' {
  const Transaction: dw.Transaction
  export = Transaction
}
declare module 'dw/util/StringUtils' {
  const StringUtils: dw.StringUtils
  export = StringUtils
}
declare module 'dw/system/Logger' {
  const Logger: dw.Logger
  export = Logger
}
