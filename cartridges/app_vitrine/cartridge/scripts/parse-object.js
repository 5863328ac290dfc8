'use strict'

var Logger = require('dw/system/Logger')

/**
 * The object in a JSON text. Empty, and logged, if there is none.
 * @param {string | null} text
 * @param {string} source
 * @returns {Record<string, unknown>}
 */
module.exports = function parseObject(text, source) {
  try {
    var value = JSON.parse(text || '{}')
    if (typeof value === 'object' && value !== null) return value
    Logger.warn('{0} is no JSON object', source)
  } catch (error) {
    Logger.warn('{0} is no JSON: {1}', source, error instanceof Error ? error.message : '')
  }
  return {}
}
