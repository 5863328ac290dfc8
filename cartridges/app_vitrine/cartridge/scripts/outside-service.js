'use strict'

var LocalServiceRegistry = require('dw/svc/LocalServiceRegistry')
var parseObject = require('~/cartridge/scripts/parse-object')

/**
 * Sends a request to a service of Business Manager, below the address of its credentials.
 * @param {string} id
 * @param {{ method: string, path: string, body?: object }} message
 * @returns {{ ok: boolean, status: number, body: Record<string, unknown> }}
 */
exports.send = function send(id, message) {
  var service = LocalServiceRegistry.createService(id, {
    createRequest: function (/** @type {dw.HTTPService} */ http) {
      http.setURL(http.configuration.credential.URL + message.path)
      http.setRequestMethod(message.method)
      http.addHeader('Accept', 'application/json')
      if (!message.body) return null
      http.addHeader('Content-Type', 'application/json')
      return JSON.stringify(message.body)
    },
    parseResponse: function (/** @type {unknown} */ _http, /** @type {dw.HTTPClient} */ client) {
      return parseObject(client.text, 'The answer of ' + id)
    },
    // Addresses, requests and responses are about one shopper.
    filterLogMessage: function () {
      return 'hidden'
    }
  })
  var result = service.call()
  return { ok: result.ok, status: result.error || 0, body: result.object || {} }
}
