/** Asks for the `SessionView` of the visitor. */
export const SESSION_OPERATION = '05df48e67f213667a5f1fd5b206cdee0f7bfc1e251faecab557c9272573068d4'

/**
 * The only operations that public environments execute, by the SHA-256 of their text. An operation that a browser may
 * still send after a deploy stays listed.
 */
export const PERSISTED_OPERATIONS: ReadonlyMap<string, string> = new Map([
  [
    SESSION_OPERATION,
    'mutation Session($action: SessionAction!) { onsession(action: $action) { action customerType bagCount store { storeId storeName } geolocation { countryCode regionCode } isNativeApp experiments { name isOn } } }',
  ],
])
