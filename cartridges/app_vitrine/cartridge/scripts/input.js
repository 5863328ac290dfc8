'use strict'

var parseObject = require('~/cartridge/scripts/parse-object')

/**
 * A query parameter. Empty if it is missing.
 * @param {string} name
 */
exports.text = function text(name) {
  return request.httpParameterMap.get(name).stringValue || ''
}

/**
 * The different names in a text with commas.
 * @param {unknown} text
 */
exports.namesIn = function namesIn(text) {
  return (typeof text === 'string' ? text : '')
    .split(',')
    .map(function (name) {
      return name.trim()
    })
    .filter(function (name, index, names) {
      return name !== '' && names.indexOf(name) === index
    })
}

/** The object in the body of the request. Empty if it is not JSON. */
exports.body = function body() {
  return parseObject(request.httpParameterMap.requestBodyAsString, 'The body of a request')
}

/**
 * A text by its name. Empty if it is missing, or is no text.
 * @param {Record<string, unknown>} values
 * @param {string} name
 */
exports.textOf = function textOf(values, name) {
  var value = values[name]
  return typeof value === 'string' ? value.trim() : ''
}

/**
 * The values of a set, which the platform holds in a list of its own.
 * @param {unknown} value
 * @returns {string[]}
 */
exports.listIn = function listIn(value) {
  return typeof value === 'object' && value !== null && 'length' in value
    ? Array.prototype.slice.call(value)
    : []
}
