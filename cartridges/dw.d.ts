// The part of the Script API that the cartridge uses, after
// https://developer.salesforce.com/docs/commerce/b2c-commerce/references/b2c-script-api.

declare namespace dw {
  interface Iterator<Item> {
    hasNext(): boolean
    next(): Item
  }
  interface SeekableIterator<Item> extends Iterator<Item> {
    close(): void
  }
  interface Collection<Item> {
    readonly length: number
    iterator(): Iterator<Item>
    toArray(): Item[]
  }
  interface Map<Value> {
    get(key: string): Value | null
    keySet(): Collection<string>
  }
  interface URL {
    toString(): string
  }
  interface Quantity {
    readonly value: number
  }
  interface Money {
    readonly available: boolean
    readonly value: number
  }

  interface AttributeGroup {
    readonly attributeDefinitions: Collection<{ readonly ID: string }>
  }
  interface ExtensibleObject {
    readonly custom: Record<string, unknown>
    describe(): { getAttributeGroup(id: string): AttributeGroup | null }
  }
  interface CustomObject {
    readonly custom: Record<string, unknown>
  }
  interface CustomObjectMgr {
    queryCustomObjects(
      type: string,
      query: string,
      sorting: string,
      value?: string,
    ): SeekableIterator<CustomObject>
  }

  interface HttpParameterMap {
    get(name: string): { readonly stringValue: string | null }
    readonly requestBodyAsString: string | null
  }
  interface Request {
    readonly locale: string
    readonly httpParameterMap: HttpParameterMap
    readonly SCAPIPathParameters: Map<string> | null
  }
  interface Response {
    setExpires(milliseconds: number): void
    setContentType(type: string): void
    setHttpHeader(name: string, value: string): void
    readonly writer: { print(text: string): void }
  }
  interface Session {
    readonly currency: { readonly currencyCode: string }
    generateGuestSessionSignature(): string
    generateRegisteredSessionSignature(): string
  }
  interface RESTErrorResponse {
    readonly custom: Record<string, unknown>
    render(): void
  }
  interface RESTResponseMgr {
    createSuccess(body: object): { render(): void }
    createError(status: number, type: string, title: string, detail: string): RESTErrorResponse
  }
  interface Site {
    readonly ID: string
    readonly preferences: ExtensibleObject
  }
  interface Logger {
    warn(message: string, ...values: string[]): void
  }
  interface Transaction {
    wrap(change: () => void): void
  }
  interface HookMgr {
    hasHook(extensionPoint: string): boolean
    callHook(extensionPoint: string, name: string, basket: Basket): void
  }

  interface Profile {
    readonly customerNo: string
    readonly email: string
    readonly credentials: { readonly login: string }
    readonly custom: Record<string, unknown>
  }
  interface Customer {
    readonly registered: boolean
    /** Whether the shopper has signed in. A registered one may only be remembered. */
    readonly authenticated: boolean
    readonly profile: Profile | null
  }

  interface Content extends ExtensibleObject {
    readonly ID: string
    readonly name: string | null
    readonly online: boolean
  }
  interface ContentMgr {
    getContent(id: string): Content | null
  }
  interface ContentSearchModel {
    readonly content: Iterator<Content>
    setSearchPhrase(phrase: string): void
    setFolderID(id: string): void
    setRecursiveFolderSearch(isRecursive: boolean): void
    setFilteredByFolder(isFiltered: boolean): void
    search(): unknown
  }

  interface Promotion {
    readonly ID: string
    readonly enabled: boolean
    readonly rank: number | null
  }
  interface PromotionMgr {
    readonly promotions: Collection<Promotion>
  }

  interface InventoryRecord {
    readonly perpetual: boolean
    readonly ATS: Quantity
  }
  interface InventoryList {
    getRecord(product: Product): InventoryRecord | null
  }
  interface Product {
    readonly ID: string
    readonly online: boolean
    readonly master: boolean
    readonly variants: Collection<Product>
    readonly minOrderQuantity: Quantity
    readonly availabilityModel: { readonly inventoryRecord: InventoryRecord | null }
    readonly custom: Record<string, unknown>
  }
  interface ProductMgr {
    getProduct(id: string): Product | null
  }
  interface Store {
    readonly ID: string
    readonly name: string
    readonly inventoryList: InventoryList | null
    readonly custom: Record<string, unknown>
  }
  interface StoreMgr {
    getStore(id: string): Store | null
  }

  interface ShippingMethod {
    readonly ID: string
    readonly displayName: string
    readonly custom: Record<string, unknown>
  }
  interface ShippingMgr {
    readonly allShippingMethods: Collection<ShippingMethod>
    getShippingCost(method: ShippingMethod, orderValue: Money): Money
  }
  interface ProductLineItem {
    readonly custom: Record<string, unknown>
    readonly shipment: { readonly custom: Record<string, unknown> }
    setProductInventoryList(list: InventoryList | null): void
  }
  interface Basket {
    readonly UUID: string
    readonly productLineItems: Collection<ProductLineItem>
  }
  interface BasketMgr {
    readonly currentBasket: Basket | null
  }

  interface HTTPClient {
    readonly text: string | null
  }
  interface HTTPService {
    readonly configuration: { readonly credential: { readonly URL: string } }
    setURL(address: string): void
    setRequestMethod(method: string): void
    addHeader(name: string, value: string): void
  }
  interface ServiceCallbacks {
    createRequest(service: HTTPService): string | null
    parseResponse(service: HTTPService, client: HTTPClient): Record<string, unknown>
    /** Of an address, a request or a response. */
    filterLogMessage(message: string): string
  }
  interface ServiceResult {
    readonly ok: boolean
    /** The status of an HTTP response. Zero without an error. */
    readonly error: number
    readonly object: Record<string, unknown> | null
  }
  interface LocalServiceRegistry {
    createService(id: string, callbacks: ServiceCallbacks): { call(): ServiceResult }
  }

  interface MediaFile {
    readonly absURL: URL
  }
  interface Image {
    readonly file: MediaFile
    readonly metaData: { readonly width: number; readonly height: number }
  }
  interface Region {
    readonly ID: string
  }
  interface Component {
    readonly ID: string
    readonly typeID: string
    getRegion(id: string): Region | null
  }
  interface Page {
    readonly name: string
    getRegion(id: string): Region | null
  }
  interface ComponentScriptContext {
    readonly component: Component
    readonly content: Map<unknown>
  }
  interface PageScriptContext {
    readonly page: Page
  }
  interface PageMgr {
    renderRegion(region: Region): string
  }
  interface StringUtils {
    readonly ENCODE_TYPE_HTML: number
    encodeString(text: string, type: number): string
  }
}

declare const request: dw.Request
declare const response: dw.Response
declare const customer: dw.Customer
declare const session: dw.Session
