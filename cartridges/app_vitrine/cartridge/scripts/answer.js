'use strict'

var RESTResponseMgr = require('dw/system/RESTResponseMgr')

/** @param {object} body */
exports.success = function success(body) {
  RESTResponseMgr.createSuccess(body).render()
}

/** @param {object[]} data */
exports.list = function list(data) {
  exports.success({ data: data, total: data.length })
}

/**
 * Lets the platform's page cache answer with a response for a minute.
 */
exports.cacheForAMinute = function cacheForAMinute() {
  response.setExpires(Date.now() + 60000)
}

/**
 * @param {number} status
 * @param {string} type
 * @param {string} title
 * @param {string} detail
 */
exports.problem = function problem(status, type, title, detail) {
  RESTResponseMgr.createError(status, type, title, detail).render()
}

/** @param {string} parameter */
exports.invalid = function invalid(parameter) {
  var error = RESTResponseMgr.createError(
    400,
    'bad-request',
    'Bad Request',
    'The value of the parameter ' + parameter + ' is missing or not allowed.'
  )
  error.custom.parameter = parameter
  error.render()
}

/** @param {string} detail */
exports.forbidden = function forbidden(detail) {
  exports.problem(403, 'forbidden', 'Forbidden', detail)
}
