import { SESSION_DOCUMENT, SESSION_OPERATION } from '#shared/shell/session-operation.ts'

/**
 * The only operations that public environments execute, by the SHA-256 of their text. An operation that a browser may
 * still send after a deploy stays listed.
 */
export const PERSISTED_OPERATIONS: ReadonlyMap<string, string> = new Map([
  [
    '05df48e67f213667a5f1fd5b206cdee0f7bfc1e251faecab557c9272573068d4',
    'mutation Session($action: SessionAction!) { onsession(action: $action) { action customerType bagCount store { storeId storeName } geolocation { countryCode regionCode } isNativeApp experiments { name isOn } } }',
  ],
  [
    'd70464bd3e141d29e8e671b32e09b107f9556b7c10ea5396c04fe1bb6afabefd',
    'mutation Session($action: SessionAction!) { onsession(action: $action) { action customerType firstName bagCount store { storeId storeName storeIsPreferred } agent { agentId loginId } geolocation { countryCode regionCode } isNativeApp experiments { name isOn } } }',
  ],
  [
    '381d8eabfd38fe41306366cc310c289abe4568276ec5a9fae3086acf0f638cce',
    'mutation Session($action: SessionAction!) { onsession(action: $action) { action customerType isSignedOut firstName bagCount store { storeId storeName storeIsPreferred } agent { agentId loginId endsInSeconds } geolocation { countryCode regionCode } isNativeApp experiments { name isOn } } }',
  ],
  [
    '6b82a5750869ed614c59964b6792d4500e57039bba6f38c3d8525b4f24dc20b7',
    'mutation Session($action: SessionAction!) { onsession(action: $action) { action customerType isSignedOut firstName bagCount store { storeId storeName storeIsPreferred } agent { agentId loginId endsInSeconds } geolocation { countryCode foreignCountry regionCode } isNativeApp experiments { name isOn } } }',
  ],
  [
    '0ee13d50abb8249b2d147ceb66c6a9ad717b59e9978082fde8164e58f682b40e',
    'mutation Session($action: SessionAction!) { onsession(action: $action) { action customerType isSignedOut firstName bagCount store { storeId storeName storeIsPreferred } agent { agentId loginId endsInSeconds } geolocation { countryCode foreignCountry regionCode } privacyRegime isNativeApp experiments { name isOn } } }',
  ],
  [SESSION_OPERATION, SESSION_DOCUMENT],
])
