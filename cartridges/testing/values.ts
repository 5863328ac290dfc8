/** Stand-ins for the classes of attribute values. Scripts tell them apart by `instanceof`. */

const urlOf = (address: string): dw.URL => ({ toString: () => address })

export class MarkupText {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

export class EnumValue {
  readonly value: string | number | null
  constructor(value: string | number | null) {
    this.value = value
  }
}

export class MediaFile {
  readonly absURL: dw.URL
  constructor(address: string) {
    this.absURL = urlOf(address)
  }
}

export class Image implements dw.Image {
  readonly file: MediaFile
  readonly metaData: dw.Image['metaData']
  constructor(address: string, metaData: dw.Image['metaData']) {
    this.file = new MediaFile(address)
    this.metaData = metaData
  }
}

export class Category {
  readonly ID: string
  constructor(id: string) {
    this.ID = id
  }
}
