'use strict'

var StringUtils = require('dw/util/StringUtils')

/**
 * @param {unknown} text
 * @returns {string}
 */
exports.encode = function encode(text) {
  return StringUtils.encodeString(String(text), StringUtils.ENCODE_TYPE_HTML)
}
