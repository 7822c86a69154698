// generated from openapi/ by scripts/generate.ts; do not edit, run `npm run generate`
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf, __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res, err) => function() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: !0 });
}, __copyProps = (to, from, except, desc) => {
  if (from && typeof from == "object" || typeof from == "function")
    for (let key of __getOwnPropNames(from))
      !__hasOwnProp.call(to, key) && key !== except && __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: !0 }) : target,
  mod
)), __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: !0 }), mod);

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJS({
  "node_modules/ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate, compare) {
      return { validate, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(!0), compareTime),
      "date-time": fmtDef(getDateTime(!0), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: !0,
      // unchecked string payload
      binary: !0
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/, DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      let matches = DATE.exec(str);
      if (!matches)
        return !1;
      let year = +matches[1], month = +matches[2], day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (d1 && d2)
        return d1 > d2 ? 1 : d1 < d2 ? -1 : 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function(str) {
        let matches = TIME.exec(str);
        if (!matches)
          return !1;
        let hr = +matches[1], min = +matches[2], sec = +matches[3], tz = matches[4], tzSign = matches[5] === "-" ? -1 : 1, tzH = +(matches[6] || 0), tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return !1;
        if (hr <= 23 && min <= 59 && sec < 60)
          return !0;
        let utcMin = min - tzM * tzSign, utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return;
      let t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf(), t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (t1 && t2)
        return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return;
      let a1 = TIME.exec(t1), a2 = TIME.exec(t2);
      if (a1 && a2)
        return t1 = a1[1] + a1[2] + a1[3], t2 = a2[1] + a2[2] + a2[3], t1 > t2 ? 1 : t1 < t2 ? -1 : 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      let time = getTime(strictTimeZone);
      return function(str) {
        let dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return;
      let d1 = new Date(dt1).valueOf(), d2 = new Date(dt2).valueOf();
      if (d1 && d2)
        return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return;
      let [d1, t1] = dt1.split(DATE_TIME_SEPARATOR), [d2, t2] = dt2.split(DATE_TIME_SEPARATOR), res = compareDate(d1, d2);
      if (res !== void 0)
        return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/, URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      return BYTE.lastIndex = 0, BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31), MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return !0;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return !1;
      try {
        return new RegExp(str), !0;
      } catch {
        return !1;
      }
    }
  }
});

// src/contract/formats.ts
var formats_exports = {};
__export(formats_exports, {
  isUtcInstant: () => isUtcInstant,
  isUuid: () => isUuid,
  readUtcInstant: () => readUtcInstant,
  referenceFormats: () => referenceFormats,
  statedFormats: () => statedFormats
});
function readUtcInstant(text) {
  let [, year, day = "", hour, minute, second = "00", fraction = ""] = extended.exec(text) ?? basic.exec(text) ?? [], date = year === void 0 ? void 0 : dateOf(year, day.replaceAll("-", "").toLowerCase());
  if (date === void 0) return;
  let isLeapSecond = second === "60" && hour === "23" && minute === "59";
  if (!(Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59 && !isLeapSecond))
    return { date, time: `${hour}:${minute}:${second}`, fraction };
}
function isUtcInstant(text) {
  return readUtcInstant(text) !== void 0;
}
function dateOf(year, day) {
  if (day.startsWith("w")) return dayOfWeek(year, Number(day.slice(1, 3)), Number(day.slice(3)));
  if (day.length === 3) return dayOfYear(year, Number(day));
  let [month, of_month] = [Number(day.slice(0, 2)), Number(day.slice(2))], is_day = of_month >= 1 && of_month <= (days_of_months[month - 1] ?? 0), is_lacking = month === 2 && of_month === 29 && !isLeap(Number(year));
  return is_day && !is_lacking ? `${year}-${day.slice(0, 2)}-${day.slice(2)}` : void 0;
}
function dayOfYear(year, day) {
  let date = new Date(startOf(year) + (day - 1) * day_ms);
  return date.getUTCFullYear() === Number(year) ? dateIn(date) : void 0;
}
function dayOfWeek(year, week, day) {
  let fourth = startOf(year) + 3 * day_ms, monday = fourth - (new Date(fourth).getUTCDay() + 6) % 7 * day_ms;
  return dateIn(new Date(monday + ((week - 1) * 7 + day - 1) * day_ms));
}
function startOf(year) {
  return (/* @__PURE__ */ new Date(0)).setUTCFullYear(Number(year), 0, 1);
}
function dateIn(date) {
  return date.toISOString().slice(0, -14);
}
function isLeap(year) {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
function isUuid(text) {
  return uuid.test(text);
}
var import_formats, uuid, decimal, extended, basic, day_ms, days_of_months, referenceFormats, statedFormats, init_formats = __esm({
  "src/contract/formats.ts"() {
    "use strict";
    import_formats = __toESM(require_formats(), 1), uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i, extended = /^(\d{4})-(\d{2}-\d{2}|\d{3}|w(?:0[1-9]|[1-4]\d|5[0-3])-[1-7])T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(?:Z|[+-]00(?::?00)?)?$/i, basic = /^(\d{4})(\d{4}|\d{3}|w(?:0[1-9]|[1-4]\d|5[0-3])[1-7])T(\d{2})(\d{2})(?:(\d{2})(?:[.,](\d+))?)?(?:Z|[+-]00(?::?00)?)?$/i;
    day_ms = 864e5, days_of_months = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    referenceFormats = { ...import_formats.fullFormats, uuid, decimal }, statedFormats = { uuid, decimal, "date-time": isUtcInstant };
  }
});

// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = __commonJS({
  "node_modules/fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function equal(a, b) {
      if (a === b) return !0;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return !1;
        var length, i, keys;
        if (Array.isArray(a)) {
          if (length = a.length, length != b.length) return !1;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return !1;
          return !0;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        if (keys = Object.keys(a), length = keys.length, length !== Object.keys(b).length) return !1;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return !1;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return !1;
        }
        return !0;
      }
      return a !== a && b !== b;
    };
  }
});

// node_modules/ajv/dist/runtime/equal.js
var require_equal = __commonJS({
  "node_modules/ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var equal = require_fast_deep_equal();
    equal.code = 'require("ajv/dist/runtime/equal").default';
    exports.default = equal;
  }
});

// <stdin>
var schemas_0 = validate52;
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  return validate52.errors = null, !0;
}
validate52.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schemas_1 = validate53;
var formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!formats0.test(data)) {
      let err0 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "uuid" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema23 = { $id: "https://model-run-kit.invalid/reference/schemas/UuidOrNull", type: ["string", "null"], format: "uuid" };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema23.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string" && !formats0.test(data)) {
    let err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "uuid" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate58.errors = vErrors, errors === 0;
}
validate58.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var func1 = require_ucs2length().default, pattern3 = new RegExp("^[^\\x00-\\x1f\\x7f]+$", "u");
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 255) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 255 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func1(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern3.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern4 = new RegExp("^https?://[^\\s]+$", "u");
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 8192) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 8192 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern4.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^https?://[^\\s]+$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate62.errors = vErrors, errors === 0;
}
validate62.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema26 = { $id: "https://model-run-kit.invalid/reference/schemas/UrlOrNull", type: ["string", "null"], pattern: "^https?://[^\\s]+$", maxLength: 8192 };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema26.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string") {
    if (func1(data) > 8192) {
      let err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 8192 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern4.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^https?://[^\\s]+$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate64.errors = vErrors, errors === 0;
}
validate64.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern6 = new RegExp("^[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*$", "u");
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 127) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 127 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func1(data) < 3) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 3 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern6.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate66.errors = vErrors, errors === 0;
}
validate66.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern7 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_.:+-]*$", "u");
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func1(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern7.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9_.:+-]*$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate68.errors = vErrors, errors === 0;
}
validate68.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema29 = { $id: "https://model-run-kit.invalid/reference/schemas/StringOrNull", type: ["string", "null"], maxLength: 1024 };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema29.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string" && func1(data) > 1024) {
    let err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1024 } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate71.errors = vErrors, errors === 0;
}
validate71.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var formats6 = (init_formats(), __toCommonJS(formats_exports)).referenceFormats["date-time"], pattern8 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 24) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 24 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern8.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!formats6.validate(data)) {
      let err2 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate74.errors = vErrors, errors === 0;
}
validate74.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema31 = { $id: "https://model-run-kit.invalid/reference/schemas/TimestampOrNull", type: ["string", "null"], format: "date-time", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", maxLength: 24 };
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema31.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string") {
    if (func1(data) > 24) {
      let err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 24 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern8.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (!formats6.validate(data)) {
      let err3 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  }
  return validate77.errors = vErrors, errors === 0;
}
validate77.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern10 = new RegExp("^[^@\\s]+@[^@\\s]+$", "u");
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate83.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 320) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 320 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern10.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[^@\\s]+@[^@\\s]+$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate83.errors = vErrors, errors === 0;
}
validate83.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema35 = { $id: "https://model-run-kit.invalid/reference/schemas/ShortTextOrNull", type: ["string", "null"], maxLength: 255 };
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema35.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string" && func1(data) > 255) {
    let err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 255 } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate85.errors = vErrors, errors === 0;
}
validate85.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate81.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.email !== void 0 && (validate83(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors), errors = vErrors.length)), data.first_name !== void 0 && (validate85(data.first_name, { instancePath: instancePath + "/first_name", parentData: data, parentDataProperty: "first_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.last_name !== void 0 && (validate85(data.last_name, { instancePath: instancePath + "/last_name", parentData: data, parentDataProperty: "last_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.avatar_url !== void 0 && (validate64(data.avatar_url, { instancePath: instancePath + "/avatar_url", parentData: data, parentDataProperty: "avatar_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length));
  else {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate81.errors = vErrors, errors === 0;
}
validate81.evaluated = { props: { id: !0, email: !0, first_name: !0, last_name: !0, avatar_url: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate80.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate81(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.email === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.first_name === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "first_name" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.last_name === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_name" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.avatar_url === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "avatar_url" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  }
  return validate80.errors = vErrors, errors === 0;
}
validate80.evaluated = { props: { id: !0, email: !0, first_name: !0, last_name: !0, avatar_url: !0 }, dynamicProps: !1, dynamicItems: !1 };
var formats4 = (init_formats(), __toCommonJS(formats_exports)).referenceFormats.int64;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.org_id !== void 0 && (validate55(data.org_id, { instancePath: instancePath + "/org_id", parentData: data, parentDataProperty: "org_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.folder_id !== void 0 && (validate58(data.folder_id, { instancePath: instancePath + "/folder_id", parentData: data, parentDataProperty: "folder_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.name !== void 0 && (validate60(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length)), data.blob_key !== void 0) {
      let data4 = data.blob_key;
      if (typeof data4 == "string") {
        if (func1(data4) > 1024) {
          let err0 = { instancePath: instancePath + "/blob_key", schemaPath: "#/properties/blob_key/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (func1(data4) < 1) {
          let err1 = { instancePath: instancePath + "/blob_key", schemaPath: "#/properties/blob_key/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/blob_key", schemaPath: "#/properties/blob_key/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.url !== void 0 && (validate62(data.url, { instancePath: instancePath + "/url", parentData: data, parentDataProperty: "url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length)), data.thumbnail_url !== void 0 && (validate64(data.thumbnail_url, { instancePath: instancePath + "/thumbnail_url", parentData: data, parentDataProperty: "thumbnail_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.mime_type !== void 0 && (validate66(data.mime_type, { instancePath: instancePath + "/mime_type", parentData: data, parentDataProperty: "mime_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length)), data.asset_type !== void 0 && (validate68(data.asset_type, { instancePath: instancePath + "/asset_type", parentData: data, parentDataProperty: "asset_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.source_type !== void 0 && (validate68(data.source_type, { instancePath: instancePath + "/source_type", parentData: data, parentDataProperty: "source_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.source_id !== void 0 && (validate71(data.source_id, { instancePath: instancePath + "/source_id", parentData: data, parentDataProperty: "source_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length)), data.size_bytes !== void 0) {
      let data11 = data.size_bytes;
      if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
        let err3 = { instancePath: instancePath + "/size_bytes", schemaPath: "#/properties/size_bytes/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data11 == "number" && isFinite(data11)) {
        if (data11 > 9007199254740991 || isNaN(data11)) {
          let err4 = { instancePath: instancePath + "/size_bytes", schemaPath: "#/properties/size_bytes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data11 < 0 || isNaN(data11)) {
          let err5 = { instancePath: instancePath + "/size_bytes", schemaPath: "#/properties/size_bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!formats4.validate(data11)) {
          let err6 = { instancePath: instancePath + "/size_bytes", schemaPath: "#/properties/size_bytes/format", keyword: "format", params: { format: "int64" } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    data.created_by !== void 0 && (validate55(data.created_by, { instancePath: instancePath + "/created_by", parentData: data, parentDataProperty: "created_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate74(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.deleted_at !== void 0 && (validate77(data.deleted_at, { instancePath: instancePath + "/deleted_at", parentData: data, parentDataProperty: "deleted_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.deleted_by !== void 0 && (validate58(data.deleted_by, { instancePath: instancePath + "/deleted_by", parentData: data, parentDataProperty: "deleted_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.created_by_user !== void 0 && (validate80(data.created_by_user, { instancePath: instancePath + "/created_by_user", parentData: data, parentDataProperty: "created_by_user", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length));
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate54.errors = vErrors, errors === 0;
}
validate54.evaluated = { props: { id: !0, org_id: !0, folder_id: !0, name: !0, blob_key: !0, url: !0, thumbnail_url: !0, mime_type: !0, asset_type: !0, source_type: !0, source_id: !0, size_bytes: !0, created_by: !0, created_at: !0, updated_at: !0, deleted_at: !0, deleted_by: !0, created_by_user: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate54(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.org_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "org_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.folder_id === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "folder_id" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.name === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.blob_key === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "blob_key" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.url === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.thumbnail_url === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "thumbnail_url" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.mime_type === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mime_type" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.asset_type === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "asset_type" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.source_type === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source_type" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.source_id === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source_id" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.size_bytes === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "size_bytes" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.created_by === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_by" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.created_at === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.updated_at === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.deleted_at === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deleted_at" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.deleted_by === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deleted_by" } };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: { id: !0, org_id: !0, folder_id: !0, name: !0, blob_key: !0, url: !0, thumbnail_url: !0, mime_type: !0, asset_type: !0, source_type: !0, source_id: !0, size_bytes: !0, created_by: !0, created_at: !0, updated_at: !0, deleted_at: !0, deleted_by: !0, created_by_user: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_2 = validate54, schemas_3 = validate92;
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate93.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.org_id !== void 0 && (validate55(data.org_id, { instancePath: instancePath + "/org_id", parentData: data, parentDataProperty: "org_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.name !== void 0 && (validate60(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length)), data.created_by !== void 0 && (validate55(data.created_by, { instancePath: instancePath + "/created_by", parentData: data, parentDataProperty: "created_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate74(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.deleted_at !== void 0 && (validate77(data.deleted_at, { instancePath: instancePath + "/deleted_at", parentData: data, parentDataProperty: "deleted_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.deleted_by !== void 0 && (validate58(data.deleted_by, { instancePath: instancePath + "/deleted_by", parentData: data, parentDataProperty: "deleted_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length));
  else {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate93.errors = vErrors, errors === 0;
}
validate93.evaluated = { props: { id: !0, org_id: !0, name: !0, created_by: !0, created_at: !0, updated_at: !0, deleted_at: !0, deleted_by: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate92.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate93(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.org_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "org_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.name === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.created_by === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_by" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.created_at === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.updated_at === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.deleted_at === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deleted_at" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.deleted_by === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deleted_by" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
  }
  return validate92.errors = vErrors, errors === 0;
}
validate92.evaluated = { props: { id: !0, org_id: !0, name: !0, created_by: !0, created_at: !0, updated_at: !0, deleted_at: !0, deleted_by: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_4 = validate103;
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate103.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "name") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.name !== void 0 && (validate60(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate103.errors = vErrors, errors === 0;
}
validate103.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_5 = validate93, schemas_6 = validate105;
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate107.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 16384) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 16384 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern4.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^https?://[^\\s]+$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate107.errors = vErrors, errors === 0;
}
validate107.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema41 = { $id: "https://model-run-kit.invalid/reference/schemas/CursorUrlOrNull", type: ["string", "null"], pattern: "^https?://[^\\s]+$", maxLength: 16384 };
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate109.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema41.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string") {
    if (func1(data) > 16384) {
      let err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 16384 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern4.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^https?://[^\\s]+$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate109.errors = vErrors, errors === 0;
}
validate109.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate105.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.first === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "first" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.next === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.previous === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "previous" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        if (data0.length > 500) {
          let err4 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate54(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.first !== void 0 && (validate107(data.first, { instancePath: instancePath + "/first", parentData: data, parentDataProperty: "first", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.next !== void 0 && (validate109(data.next, { instancePath: instancePath + "/next", parentData: data, parentDataProperty: "next", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length)), data.previous !== void 0 && (validate109(data.previous, { instancePath: instancePath + "/previous", parentData: data, parentDataProperty: "previous", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate105.errors = vErrors, errors === 0;
}
validate105.evaluated = { props: { items: !0, first: !0, next: !0, previous: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_7 = validate112;
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate113.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    data.name !== void 0 && (validate68(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length));
  else {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate113.errors = vErrors, errors === 0;
}
validate113.evaluated = { props: { name: !0, created_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate112.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate113(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.created_at === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  }
  return validate112.errors = vErrors, errors === 0;
}
validate112.evaluated = { props: { name: !0, created_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_8 = validate113, schemas_9 = validate117;
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate117.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.first === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "first" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.next === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.previous === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "previous" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        if (data0.length > 500) {
          let err4 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate113(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.first !== void 0 && (validate107(data.first, { instancePath: instancePath + "/first", parentData: data, parentDataProperty: "first", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.next !== void 0 && (validate109(data.next, { instancePath: instancePath + "/next", parentData: data, parentDataProperty: "next", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length)), data.previous !== void 0 && (validate109(data.previous, { instancePath: instancePath + "/previous", parentData: data, parentDataProperty: "previous", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate117.errors = vErrors, errors === 0;
}
validate117.evaluated = { props: { items: !0, first: !0, next: !0, previous: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_10 = validate122;
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate122.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.filename === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "filename" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.mime_type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mime_type" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.size_bytes === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "size_bytes" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "filename" || key0 === "mime_type" || key0 === "size_bytes")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.filename !== void 0 && (validate60(data.filename, { instancePath: instancePath + "/filename", parentData: data, parentDataProperty: "filename", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length)), data.mime_type !== void 0 && (validate66(data.mime_type, { instancePath: instancePath + "/mime_type", parentData: data, parentDataProperty: "mime_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length)), data.size_bytes !== void 0) {
      let data2 = data.size_bytes;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err4 = { instancePath: instancePath + "/size_bytes", schemaPath: "#/properties/size_bytes/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 5368709120 || isNaN(data2)) {
          let err5 = { instancePath: instancePath + "/size_bytes", schemaPath: "#/properties/size_bytes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5368709120 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err6 = { instancePath: instancePath + "/size_bytes", schemaPath: "#/properties/size_bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!formats4.validate(data2)) {
          let err7 = { instancePath: instancePath + "/size_bytes", schemaPath: "#/properties/size_bytes/format", keyword: "format", params: { format: "int64" } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate122.errors = vErrors, errors === 0;
}
validate122.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_11 = validate125, schema46 = { $id: "https://model-run-kit.invalid/reference/schemas/Attempt", type: "object", required: ["request_id", "status_code", "response_time_ms", "response_body", "succeeded", "next_retry_at", "created_at"], properties: { request_id: { $ref: "https://model-run-kit.invalid/reference/schemas/Uuid" }, status_code: { type: ["string", "null"], pattern: "^[1-5][0-9]{2}$", minLength: 3, maxLength: 3 }, response_time_ms: { type: ["integer", "null"], minimum: 0, maximum: 2147483647 }, response_body: { type: ["string", "null"], maxLength: 4096 }, succeeded: { type: "boolean" }, next_retry_at: { $ref: "https://model-run-kit.invalid/reference/schemas/TimestampOrNull" }, created_at: { $ref: "https://model-run-kit.invalid/reference/schemas/Timestamp" } } }, pattern13 = new RegExp("^[1-5][0-9]{2}$", "u");
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate125.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.request_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "request_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.status_code === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status_code" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.response_time_ms === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "response_time_ms" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.response_body === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "response_body" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.succeeded === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "succeeded" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.next_retry_at === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_retry_at" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.created_at === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.request_id !== void 0 && (validate55(data.request_id, { instancePath: instancePath + "/request_id", parentData: data, parentDataProperty: "request_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.status_code !== void 0) {
      let data1 = data.status_code;
      if (typeof data1 != "string" && data1 !== null) {
        let err7 = { instancePath: instancePath + "/status_code", schemaPath: "#/properties/status_code/type", keyword: "type", params: { type: schema46.properties.status_code.type } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "string") {
        if (func1(data1) > 3) {
          let err8 = { instancePath: instancePath + "/status_code", schemaPath: "#/properties/status_code/maxLength", keyword: "maxLength", params: { limit: 3 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (func1(data1) < 3) {
          let err9 = { instancePath: instancePath + "/status_code", schemaPath: "#/properties/status_code/minLength", keyword: "minLength", params: { limit: 3 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!pattern13.test(data1)) {
          let err10 = { instancePath: instancePath + "/status_code", schemaPath: "#/properties/status_code/pattern", keyword: "pattern", params: { pattern: "^[1-5][0-9]{2}$" } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
    if (data.response_time_ms !== void 0) {
      let data2 = data.response_time_ms;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
        let err11 = { instancePath: instancePath + "/response_time_ms", schemaPath: "#/properties/response_time_ms/type", keyword: "type", params: { type: schema46.properties.response_time_ms.type } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 2147483647 || isNaN(data2)) {
          let err12 = { instancePath: instancePath + "/response_time_ms", schemaPath: "#/properties/response_time_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err13 = { instancePath: instancePath + "/response_time_ms", schemaPath: "#/properties/response_time_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      }
    }
    if (data.response_body !== void 0) {
      let data3 = data.response_body;
      if (typeof data3 != "string" && data3 !== null) {
        let err14 = { instancePath: instancePath + "/response_body", schemaPath: "#/properties/response_body/type", keyword: "type", params: { type: schema46.properties.response_body.type } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data3 == "string" && func1(data3) > 4096) {
        let err15 = { instancePath: instancePath + "/response_body", schemaPath: "#/properties/response_body/maxLength", keyword: "maxLength", params: { limit: 4096 } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.succeeded !== void 0 && typeof data.succeeded != "boolean") {
      let err16 = { instancePath: instancePath + "/succeeded", schemaPath: "#/properties/succeeded/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    data.next_retry_at !== void 0 && (validate77(data.next_retry_at, { instancePath: instancePath + "/next_retry_at", parentData: data, parentDataProperty: "next_retry_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length));
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate125.errors = vErrors, errors === 0;
}
validate125.evaluated = { props: { request_id: !0, status_code: !0, response_time_ms: !0, response_body: !0, succeeded: !0, next_retry_at: !0, created_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_12 = validate129;
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate129.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.low_balance_threshold === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "low_balance_threshold" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "low_balance_threshold" || key0 === "updated_at")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.low_balance_threshold !== void 0) {
      let data0 = data.low_balance_threshold;
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1e9 || isNaN(data0)) {
          let err2 = { instancePath: instancePath + "/low_balance_threshold", schemaPath: "#/properties/low_balance_threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e9 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/low_balance_threshold", schemaPath: "#/properties/low_balance_threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/low_balance_threshold", schemaPath: "#/properties/low_balance_threshold/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.updated_at !== void 0) {
      let data1 = data.updated_at;
      if (typeof data1 == "string") {
        if (func1(data1) > 40) {
          let err5 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 40 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!formats6.validate(data1)) {
          let err6 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate129.errors = vErrors, errors === 0;
}
validate129.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_13 = validate130;
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate135.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 2147483647 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data < 0 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate135.errors = vErrors, errors === 0;
}
validate135.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema51 = { $id: "https://model-run-kit.invalid/reference/schemas/RunStatusCode", type: "string", enum: ["queued", "running", "completed", "failed", "canceled"], maxLength: 64 };
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate141.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data === "queued" || data === "running" || data === "completed" || data === "failed" || data === "canceled")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema51.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string") {
    if (func1(data) > 64) {
      let err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate141.errors = vErrors, errors === 0;
}
validate141.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate143.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 1e4) {
      let err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 1e4 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate143.errors = vErrors, errors === 0;
}
validate143.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema53 = { $id: "https://model-run-kit.invalid/reference/schemas/FreeObjectOrNull", type: ["object", "null"], maxProperties: 1e4, additionalProperties: !0 };
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate145.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema53.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data) && Object.keys(data).length > 1e4) {
    let err1 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 1e4 } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate145.errors = vErrors, errors === 0;
}
validate145.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema54 = { $id: "https://model-run-kit.invalid/reference/schemas/DecimalOrNull", format: "decimal", type: ["string", "null"], pattern: "^-?(0|[1-9]\\d*)(\\.\\d+)?$", maxLength: 64 }, formats14 = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i, pattern14 = new RegExp("^-?(0|[1-9]\\d*)(\\.\\d+)?$", "u");
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate148.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema54.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string") {
    if (func1(data) > 64) {
      let err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern14.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^-?(0|[1-9]\\d*)(\\.\\d+)?$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (!formats14.test(data)) {
      let err3 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "decimal" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  }
  return validate148.errors = vErrors, errors === 0;
}
validate148.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema56 = { $id: "https://model-run-kit.invalid/reference/schemas/RunFields", type: "object", properties: { id: { $ref: "https://model-run-kit.invalid/reference/schemas/Uuid" }, flow_id: { $ref: "https://model-run-kit.invalid/reference/schemas/UuidOrNull" }, model_id: { $ref: "https://model-run-kit.invalid/reference/schemas/UuidOrNull" }, graph_workflow_id: { $ref: "https://model-run-kit.invalid/reference/schemas/UuidOrNull" }, org_id: { $ref: "https://model-run-kit.invalid/reference/schemas/Uuid" }, resolved_template_id: { $ref: "https://model-run-kit.invalid/reference/schemas/UuidOrNull" }, batch_id: { $ref: "https://model-run-kit.invalid/reference/schemas/UuidOrNull" }, flow_version_id: { $ref: "https://model-run-kit.invalid/reference/schemas/UuidOrNull" }, created_by: { $ref: "https://model-run-kit.invalid/reference/schemas/UuidOrNull" }, source_chat_message_id: { $ref: "https://model-run-kit.invalid/reference/schemas/UuidOrNull" }, target_version: { $ref: "https://model-run-kit.invalid/reference/schemas/ShortTextOrNull" }, client_ref: { $ref: "https://model-run-kit.invalid/reference/schemas/ShortTextOrNull" }, jurisdiction_code: { $ref: "https://model-run-kit.invalid/reference/schemas/CodeOrNull" }, request_id: { $ref: "https://model-run-kit.invalid/reference/schemas/ShortTextOrNull" }, callback_url: { $ref: "https://model-run-kit.invalid/reference/schemas/UrlOrNull" }, failure_code: { $ref: "https://model-run-kit.invalid/reference/schemas/CodeOrNull" }, failure_message: { $ref: "https://model-run-kit.invalid/reference/schemas/LongTextOrNull" }, feedback_reason: { $ref: "https://model-run-kit.invalid/reference/schemas/LongTextOrNull" }, status_code: { $ref: "https://model-run-kit.invalid/reference/schemas/RunStatusCode" }, input: { $ref: "https://model-run-kit.invalid/reference/schemas/FreeObject" }, output: { $ref: "https://model-run-kit.invalid/reference/schemas/FreeObjectOrNull" }, context: { $ref: "https://model-run-kit.invalid/reference/schemas/FreeObject" }, cost_breakdown: { $ref: "https://model-run-kit.invalid/reference/schemas/FreeObjectOrNull" }, metadata: { $ref: "https://model-run-kit.invalid/reference/schemas/FreeObject" }, links: { $ref: "https://model-run-kit.invalid/reference/schemas/FreeObject" }, duration_ms: { $ref: "https://model-run-kit.invalid/reference/schemas/MillisecondsOrNull" }, nodes_total: { $ref: "https://model-run-kit.invalid/reference/schemas/Count" }, nodes_completed: { $ref: "https://model-run-kit.invalid/reference/schemas/Count" }, cost: { $ref: "https://model-run-kit.invalid/reference/schemas/DecimalOrNull" }, created_at: { $ref: "https://model-run-kit.invalid/reference/schemas/Timestamp" }, started_at: { $ref: "https://model-run-kit.invalid/reference/schemas/TimestampOrNull" }, completed_at: { $ref: "https://model-run-kit.invalid/reference/schemas/TimestampOrNull" }, has_logs: { type: "boolean" }, has_node_runs: { type: "boolean" }, feedback_is_positive: { type: ["boolean", "null"] }, current_evaluation_summary: { if: { type: "null" }, else: { $ref: "https://model-run-kit.invalid/reference/schemas/EvaluationSummary" } }, node_runs: { type: "array", maxItems: 1e3, items: { $ref: "https://model-run-kit.invalid/reference/schemas/NodeRun" } }, logs: { type: "array", maxItems: 1e4, items: { $ref: "https://model-run-kit.invalid/reference/schemas/RunLog" } }, model: { if: { type: "null" }, else: { $ref: "https://model-run-kit.invalid/reference/schemas/Model" } }, graph_workflow: { if: { type: "null" }, else: { $ref: "https://model-run-kit.invalid/reference/schemas/GraphWorkflow" } } } }, schema57 = { $id: "https://model-run-kit.invalid/reference/schemas/CodeOrNull", type: ["string", "null"], pattern: "^[A-Za-z0-9][A-Za-z0-9_.:+-]*$", minLength: 1, maxLength: 64 };
function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate164.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema57.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string") {
    if (func1(data) > 64) {
      let err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (func1(data) < 1) {
      let err2 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (!pattern7.test(data)) {
      let err3 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9_.:+-]*$" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  }
  return validate164.errors = vErrors, errors === 0;
}
validate164.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema58 = { $id: "https://model-run-kit.invalid/reference/schemas/LongTextOrNull", type: ["string", "null"], maxLength: 65536 };
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate169.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema58.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string" && func1(data) > 65536) {
    let err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 65536 } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate169.errors = vErrors, errors === 0;
}
validate169.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema59 = { $id: "https://model-run-kit.invalid/reference/schemas/MillisecondsOrNull", type: ["integer", "null"], minimum: 0, maximum: 2147483647 };
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate179.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema59.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 2147483647 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data < 0 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate179.errors = vErrors, errors === 0;
}
validate179.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate187.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.passed === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "passed" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.status_code === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status_code" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.score === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "score" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.passed !== void 0 && typeof data.passed != "boolean") {
      let err3 = { instancePath: instancePath + "/passed", schemaPath: "#/properties/passed/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.status_code !== void 0 && (validate68(data.status_code, { instancePath: instancePath + "/status_code", parentData: data, parentDataProperty: "status_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.score !== void 0) {
      let data2 = data.score;
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1 || isNaN(data2)) {
          let err4 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err5 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate187.errors = vErrors, errors === 0;
}
validate187.evaluated = { props: { passed: !0, status_code: !0, score: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate190.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.run_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "run_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.node_id === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "node_id" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.flow_id === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "flow_id" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.state_code === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state_code" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.input_signature === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "input_signature" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.preview_type === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "preview_type" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.preview_value === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "preview_value" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.error_message === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_message" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.input === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "input" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.output === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.duration_ms === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "duration_ms" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.retry_count === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retry_count" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.cost === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cost" } };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.created_at === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.started_at === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "started_at" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.completed_at === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "completed_at" } };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.run_id !== void 0 && (validate55(data.run_id, { instancePath: instancePath + "/run_id", parentData: data, parentDataProperty: "run_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.node_id !== void 0 && (validate55(data.node_id, { instancePath: instancePath + "/node_id", parentData: data, parentDataProperty: "node_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.flow_id !== void 0 && (validate58(data.flow_id, { instancePath: instancePath + "/flow_id", parentData: data, parentDataProperty: "flow_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.state_code !== void 0 && (validate68(data.state_code, { instancePath: instancePath + "/state_code", parentData: data, parentDataProperty: "state_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.input_signature !== void 0 && (validate85(data.input_signature, { instancePath: instancePath + "/input_signature", parentData: data, parentDataProperty: "input_signature", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.preview_type !== void 0 && (validate85(data.preview_type, { instancePath: instancePath + "/preview_type", parentData: data, parentDataProperty: "preview_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.preview_value !== void 0 && (validate169(data.preview_value, { instancePath: instancePath + "/preview_value", parentData: data, parentDataProperty: "preview_value", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length)), data.error_message !== void 0 && (validate169(data.error_message, { instancePath: instancePath + "/error_message", parentData: data, parentDataProperty: "error_message", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length)), data.input !== void 0 && (validate143(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.output !== void 0 && (validate145(data.output, { instancePath: instancePath + "/output", parentData: data, parentDataProperty: "output", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.duration_ms !== void 0 && (validate179(data.duration_ms, { instancePath: instancePath + "/duration_ms", parentData: data, parentDataProperty: "duration_ms", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors), errors = vErrors.length)), data.retry_count !== void 0 && (validate135(data.retry_count, { instancePath: instancePath + "/retry_count", parentData: data, parentDataProperty: "retry_count", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors), errors = vErrors.length)), data.cost !== void 0 && (validate148(data.cost, { instancePath: instancePath + "/cost", parentData: data, parentDataProperty: "cost", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.started_at !== void 0 && (validate77(data.started_at, { instancePath: instancePath + "/started_at", parentData: data, parentDataProperty: "started_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.completed_at !== void 0 && (validate77(data.completed_at, { instancePath: instancePath + "/completed_at", parentData: data, parentDataProperty: "completed_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length));
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate190.errors = vErrors, errors === 0;
}
validate190.evaluated = { props: { id: !0, run_id: !0, node_id: !0, flow_id: !0, state_code: !0, input_signature: !0, preview_type: !0, preview_value: !0, error_message: !0, input: !0, output: !0, duration_ms: !0, retry_count: !0, cost: !0, created_at: !0, started_at: !0, completed_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate209(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate209.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.run_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "run_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.level_code === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "level_code" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.message === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.timestamp === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.meta === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "meta" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.run === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "run" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.run_id !== void 0 && (validate55(data.run_id, { instancePath: instancePath + "/run_id", parentData: data, parentDataProperty: "run_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.level_code !== void 0 && (validate68(data.level_code, { instancePath: instancePath + "/level_code", parentData: data, parentDataProperty: "level_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.message !== void 0) {
      let data3 = data.message;
      if (typeof data3 == "string") {
        if (func1(data3) > 65536) {
          let err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 65536 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.timestamp !== void 0 && (validate74(data.timestamp, { instancePath: instancePath + "/timestamp", parentData: data, parentDataProperty: "timestamp", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.meta !== void 0 && (validate143(data.meta, { instancePath: instancePath + "/meta", parentData: data, parentDataProperty: "meta", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.run !== void 0 && data.run !== null) {
      let err9 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/type", keyword: "type", params: { type: "null" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate209.errors = vErrors, errors === 0;
}
validate209.evaluated = { props: { id: !0, run_id: !0, level_code: !0, message: !0, timestamp: !0, meta: !0, run: !0 }, dynamicProps: !1, dynamicItems: !1 };
var pattern16 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
function validate223(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate223.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 100) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 100 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern16.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate223.errors = vErrors, errors === 0;
}
validate223.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate225(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate225.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 255) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 255 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func1(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate225.errors = vErrors, errors === 0;
}
validate225.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate258(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate258.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 1e6 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data < 0 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate258.errors = vErrors, errors === 0;
}
validate258.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate247(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate247.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.model_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.name === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.display_name === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "display_name" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.description === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.variable_type_code === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variable_type_code" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.default_behavior_code === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "default_behavior_code" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.validator_code === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "validator_code" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.validator_attrs === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "validator_attrs" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.is_required === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_required" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.is_featured === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_featured" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.default_value === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "default_value" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.sort_order === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sort_order" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.created_at === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.updated_at === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.model_id !== void 0 && (validate55(data.model_id, { instancePath: instancePath + "/model_id", parentData: data, parentDataProperty: "model_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.name !== void 0 && (validate225(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors), errors = vErrors.length)), data.display_name !== void 0 && (validate85(data.display_name, { instancePath: instancePath + "/display_name", parentData: data, parentDataProperty: "display_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.description !== void 0 && (validate169(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length)), data.variable_type_code !== void 0 && (validate164(data.variable_type_code, { instancePath: instancePath + "/variable_type_code", parentData: data, parentDataProperty: "variable_type_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.default_behavior_code !== void 0 && (validate164(data.default_behavior_code, { instancePath: instancePath + "/default_behavior_code", parentData: data, parentDataProperty: "default_behavior_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.validator_code !== void 0 && (validate164(data.validator_code, { instancePath: instancePath + "/validator_code", parentData: data, parentDataProperty: "validator_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.validator_attrs !== void 0 && (validate145(data.validator_attrs, { instancePath: instancePath + "/validator_attrs", parentData: data, parentDataProperty: "validator_attrs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.is_required !== void 0 && typeof data.is_required != "boolean") {
      let err15 = { instancePath: instancePath + "/is_required", schemaPath: "#/properties/is_required/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.is_featured !== void 0 && typeof data.is_featured != "boolean") {
      let err16 = { instancePath: instancePath + "/is_featured", schemaPath: "#/properties/is_featured/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    data.default_value !== void 0 && (validate145(data.default_value, { instancePath: instancePath + "/default_value", parentData: data, parentDataProperty: "default_value", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.sort_order !== void 0 && (validate258(data.sort_order, { instancePath: instancePath + "/sort_order", parentData: data, parentDataProperty: "sort_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate74(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length));
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate247.errors = vErrors, errors === 0;
}
validate247.evaluated = { props: { id: !0, model_id: !0, name: !0, display_name: !0, description: !0, variable_type_code: !0, default_behavior_code: !0, validator_code: !0, validator_attrs: !0, is_required: !0, is_featured: !0, default_value: !0, sort_order: !0, created_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate263(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate263.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.model_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.name === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.display_name === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "display_name" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.description === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.variable_type_code === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variable_type_code" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.validator_code === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "validator_code" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.validator_attrs === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "validator_attrs" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.sort_order === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sort_order" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.created_at === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.updated_at === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.model_id !== void 0 && (validate55(data.model_id, { instancePath: instancePath + "/model_id", parentData: data, parentDataProperty: "model_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.name !== void 0 && (validate225(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors), errors = vErrors.length)), data.display_name !== void 0 && (validate85(data.display_name, { instancePath: instancePath + "/display_name", parentData: data, parentDataProperty: "display_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.description !== void 0 && (validate169(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length)), data.variable_type_code !== void 0 && (validate164(data.variable_type_code, { instancePath: instancePath + "/variable_type_code", parentData: data, parentDataProperty: "variable_type_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.validator_code !== void 0 && (validate164(data.validator_code, { instancePath: instancePath + "/validator_code", parentData: data, parentDataProperty: "validator_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.validator_attrs !== void 0 && (validate145(data.validator_attrs, { instancePath: instancePath + "/validator_attrs", parentData: data, parentDataProperty: "validator_attrs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.sort_order !== void 0 && (validate258(data.sort_order, { instancePath: instancePath + "/sort_order", parentData: data, parentDataProperty: "sort_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate74(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length));
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate263.errors = vErrors, errors === 0;
}
validate263.evaluated = { props: { id: !0, model_id: !0, name: !0, display_name: !0, description: !0, variable_type_code: !0, validator_code: !0, validator_attrs: !0, sort_order: !0, created_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schema69 = { $id: "https://model-run-kit.invalid/reference/schemas/ModelExample", type: "object", required: ["id", "model_id", "title", "description", "start_type", "thumbnail_url", "category_code", "input", "output", "timing", "status_code", "cost", "duration_ms", "total_ms", "sort_order", "is_featured", "is_public", "ran_at", "created_at", "updated_at"], properties: { id: { $ref: "https://model-run-kit.invalid/reference/schemas/Uuid" }, model_id: { $ref: "https://model-run-kit.invalid/reference/schemas/Uuid" }, title: { $ref: "https://model-run-kit.invalid/reference/schemas/ShortTextOrNull" }, description: { $ref: "https://model-run-kit.invalid/reference/schemas/LongTextOrNull" }, start_type: { $ref: "https://model-run-kit.invalid/reference/schemas/ShortTextOrNull" }, thumbnail_url: { $ref: "https://model-run-kit.invalid/reference/schemas/UrlOrNull" }, category_code: { $ref: "https://model-run-kit.invalid/reference/schemas/CodeOrNull" }, input: { $ref: "https://model-run-kit.invalid/reference/schemas/FreeObject" }, output: { $ref: "https://model-run-kit.invalid/reference/schemas/FreeObjectOrNull" }, timing: { $ref: "https://model-run-kit.invalid/reference/schemas/FreeObjectOrNull" }, status_code: { type: ["integer", "null"], minimum: 100, maximum: 599 }, cost: { $ref: "https://model-run-kit.invalid/reference/schemas/DecimalOrNull" }, duration_ms: { $ref: "https://model-run-kit.invalid/reference/schemas/MillisecondsOrNull" }, total_ms: { $ref: "https://model-run-kit.invalid/reference/schemas/MillisecondsOrNull" }, sort_order: { $ref: "https://model-run-kit.invalid/reference/schemas/SortRank" }, is_featured: { type: "boolean" }, is_public: { type: "boolean" }, ran_at: { $ref: "https://model-run-kit.invalid/reference/schemas/TimestampOrNull" }, created_at: { $ref: "https://model-run-kit.invalid/reference/schemas/Timestamp" }, updated_at: { $ref: "https://model-run-kit.invalid/reference/schemas/Timestamp" } } };
function validate276(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate276.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.model_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.title === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.description === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.start_type === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "start_type" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.thumbnail_url === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "thumbnail_url" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.category_code === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "category_code" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.input === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "input" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.output === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.timing === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timing" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.status_code === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status_code" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.cost === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cost" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.duration_ms === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "duration_ms" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.total_ms === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total_ms" } };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.sort_order === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sort_order" } };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.is_featured === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_featured" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.is_public === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_public" } };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.ran_at === void 0) {
      let err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ran_at" } };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.created_at === void 0) {
      let err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.updated_at === void 0) {
      let err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.model_id !== void 0 && (validate55(data.model_id, { instancePath: instancePath + "/model_id", parentData: data, parentDataProperty: "model_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.title !== void 0 && (validate85(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.description !== void 0 && (validate169(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length)), data.start_type !== void 0 && (validate85(data.start_type, { instancePath: instancePath + "/start_type", parentData: data, parentDataProperty: "start_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.thumbnail_url !== void 0 && (validate64(data.thumbnail_url, { instancePath: instancePath + "/thumbnail_url", parentData: data, parentDataProperty: "thumbnail_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.category_code !== void 0 && (validate164(data.category_code, { instancePath: instancePath + "/category_code", parentData: data, parentDataProperty: "category_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.input !== void 0 && (validate143(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.output !== void 0 && (validate145(data.output, { instancePath: instancePath + "/output", parentData: data, parentDataProperty: "output", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.timing !== void 0 && (validate145(data.timing, { instancePath: instancePath + "/timing", parentData: data, parentDataProperty: "timing", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.status_code !== void 0) {
      let data10 = data.status_code;
      if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10)) && data10 !== null) {
        let err20 = { instancePath: instancePath + "/status_code", schemaPath: "#/properties/status_code/type", keyword: "type", params: { type: schema69.properties.status_code.type } };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data10 == "number" && isFinite(data10)) {
        if (data10 > 599 || isNaN(data10)) {
          let err21 = { instancePath: instancePath + "/status_code", schemaPath: "#/properties/status_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 } };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (data10 < 100 || isNaN(data10)) {
          let err22 = { instancePath: instancePath + "/status_code", schemaPath: "#/properties/status_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: 100 } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      }
    }
    if (data.cost !== void 0 && (validate148(data.cost, { instancePath: instancePath + "/cost", parentData: data, parentDataProperty: "cost", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors), errors = vErrors.length)), data.duration_ms !== void 0 && (validate179(data.duration_ms, { instancePath: instancePath + "/duration_ms", parentData: data, parentDataProperty: "duration_ms", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors), errors = vErrors.length)), data.total_ms !== void 0 && (validate179(data.total_ms, { instancePath: instancePath + "/total_ms", parentData: data, parentDataProperty: "total_ms", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors), errors = vErrors.length)), data.sort_order !== void 0 && (validate258(data.sort_order, { instancePath: instancePath + "/sort_order", parentData: data, parentDataProperty: "sort_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors), errors = vErrors.length)), data.is_featured !== void 0 && typeof data.is_featured != "boolean") {
      let err23 = { instancePath: instancePath + "/is_featured", schemaPath: "#/properties/is_featured/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.is_public !== void 0 && typeof data.is_public != "boolean") {
      let err24 = { instancePath: instancePath + "/is_public", schemaPath: "#/properties/is_public/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    data.ran_at !== void 0 && (validate77(data.ran_at, { instancePath: instancePath + "/ran_at", parentData: data, parentDataProperty: "ran_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate74(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length));
  } else {
    let err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
  }
  return validate276.errors = vErrors, errors === 0;
}
validate276.evaluated = { props: { id: !0, model_id: !0, title: !0, description: !0, start_type: !0, thumbnail_url: !0, category_code: !0, input: !0, output: !0, timing: !0, status_code: !0, cost: !0, duration_ms: !0, total_ms: !0, sort_order: !0, is_featured: !0, is_public: !0, ran_at: !0, created_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate295(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate295.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.model_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.question === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "question" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.answer === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "answer" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.sort_order === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sort_order" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.created_at === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.updated_at === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.model_id !== void 0 && (validate55(data.model_id, { instancePath: instancePath + "/model_id", parentData: data, parentDataProperty: "model_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.question !== void 0) {
      let data2 = data.question;
      if (typeof data2 == "string") {
        if (func1(data2) > 2e3) {
          let err7 = { instancePath: instancePath + "/question", schemaPath: "#/properties/question/maxLength", keyword: "maxLength", params: { limit: 2e3 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func1(data2) < 1) {
          let err8 = { instancePath: instancePath + "/question", schemaPath: "#/properties/question/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/question", schemaPath: "#/properties/question/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.answer !== void 0) {
      let data3 = data.answer;
      if (typeof data3 == "string") {
        if (func1(data3) > 65536) {
          let err10 = { instancePath: instancePath + "/answer", schemaPath: "#/properties/answer/maxLength", keyword: "maxLength", params: { limit: 65536 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (func1(data3) < 1) {
          let err11 = { instancePath: instancePath + "/answer", schemaPath: "#/properties/answer/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/answer", schemaPath: "#/properties/answer/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    data.sort_order !== void 0 && (validate258(data.sort_order, { instancePath: instancePath + "/sort_order", parentData: data, parentDataProperty: "sort_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate74(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length));
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate295.errors = vErrors, errors === 0;
}
validate295.evaluated = { props: { id: !0, model_id: !0, question: !0, answer: !0, sort_order: !0, created_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate317(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate317.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern14.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^-?(0|[1-9]\\d*)(\\.\\d+)?$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!formats14.test(data)) {
      let err2 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "decimal" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate317.errors = vErrors, errors === 0;
}
validate317.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate302(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate302.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.model_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.model_input_id === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model_input_id" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.pricing_model_code === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pricing_model_code" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.rule_effect_code === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rule_effect_code" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.dimension_code === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dimension_code" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.currency_code === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency_code" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.unit_code === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unit_code" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.multiplier_label === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "multiplier_label" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.description === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.measurement_source === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "measurement_source" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.match_value === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "match_value" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.min_value === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "min_value" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.max_value === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "max_value" } };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.price === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "price" } };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.sort_order === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sort_order" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.disabled_at === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "disabled_at" } };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.created_at === void 0) {
      let err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.updated_at === void 0) {
      let err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.model_id !== void 0 && (validate55(data.model_id, { instancePath: instancePath + "/model_id", parentData: data, parentDataProperty: "model_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.model_input_id !== void 0 && (validate58(data.model_input_id, { instancePath: instancePath + "/model_input_id", parentData: data, parentDataProperty: "model_input_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.pricing_model_code !== void 0 && (validate68(data.pricing_model_code, { instancePath: instancePath + "/pricing_model_code", parentData: data, parentDataProperty: "pricing_model_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.rule_effect_code !== void 0 && (validate68(data.rule_effect_code, { instancePath: instancePath + "/rule_effect_code", parentData: data, parentDataProperty: "rule_effect_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.dimension_code !== void 0 && (validate164(data.dimension_code, { instancePath: instancePath + "/dimension_code", parentData: data, parentDataProperty: "dimension_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.currency_code !== void 0 && (validate164(data.currency_code, { instancePath: instancePath + "/currency_code", parentData: data, parentDataProperty: "currency_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.unit_code !== void 0 && (validate164(data.unit_code, { instancePath: instancePath + "/unit_code", parentData: data, parentDataProperty: "unit_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.multiplier_label !== void 0 && (validate85(data.multiplier_label, { instancePath: instancePath + "/multiplier_label", parentData: data, parentDataProperty: "multiplier_label", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.description !== void 0 && (validate169(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length)), data.measurement_source !== void 0 && (validate85(data.measurement_source, { instancePath: instancePath + "/measurement_source", parentData: data, parentDataProperty: "measurement_source", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.match_value !== void 0 && (validate52(data.match_value, { instancePath: instancePath + "/match_value", parentData: data, parentDataProperty: "match_value", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors), errors = vErrors.length)), data.min_value !== void 0 && (validate148(data.min_value, { instancePath: instancePath + "/min_value", parentData: data, parentDataProperty: "min_value", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors), errors = vErrors.length)), data.max_value !== void 0 && (validate148(data.max_value, { instancePath: instancePath + "/max_value", parentData: data, parentDataProperty: "max_value", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors), errors = vErrors.length)), data.price !== void 0 && (validate317(data.price, { instancePath: instancePath + "/price", parentData: data, parentDataProperty: "price", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors), errors = vErrors.length)), data.sort_order !== void 0 && (validate258(data.sort_order, { instancePath: instancePath + "/sort_order", parentData: data, parentDataProperty: "sort_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors), errors = vErrors.length)), data.disabled_at !== void 0 && (validate77(data.disabled_at, { instancePath: instancePath + "/disabled_at", parentData: data, parentDataProperty: "disabled_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate74(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length));
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate302.errors = vErrors, errors === 0;
}
validate302.evaluated = { props: { id: !0, model_id: !0, model_input_id: !0, pricing_model_code: !0, rule_effect_code: !0, dimension_code: !0, currency_code: !0, unit_code: !0, multiplier_label: !0, description: !0, measurement_source: !0, match_value: !0, min_value: !0, max_value: !0, price: !0, sort_order: !0, disabled_at: !0, created_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate324(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate324.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.model_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.related_model_id === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "related_model_id" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.sort_order === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sort_order" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.created_at === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.model_id !== void 0 && (validate55(data.model_id, { instancePath: instancePath + "/model_id", parentData: data, parentDataProperty: "model_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.related_model_id !== void 0 && (validate55(data.related_model_id, { instancePath: instancePath + "/related_model_id", parentData: data, parentDataProperty: "related_model_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.sort_order !== void 0 && (validate258(data.sort_order, { instancePath: instancePath + "/sort_order", parentData: data, parentDataProperty: "sort_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate324.errors = vErrors, errors === 0;
}
validate324.evaluated = { props: { id: !0, model_id: !0, related_model_id: !0, sort_order: !0, created_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate216(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate216.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.org_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "org_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.model_creator_id === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model_creator_id" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.family_id === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "family_id" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.created_by === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_by" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.deleted_by === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deleted_by" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.slug === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slug" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.name === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.description === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.version === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.icon_url === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "icon_url" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.cover_url === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cover_url" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.category_code === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "category_code" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.status_code === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status_code" } };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.family_variant_code === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "family_variant_code" } };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.param_count === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "param_count" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.architecture === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "architecture" } };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.license_code === void 0) {
      let err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "license_code" } };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.max_resolution === void 0) {
      let err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "max_resolution" } };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.paper_url === void 0) {
      let err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paper_url" } };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.github_url === void 0) {
      let err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "github_url" } };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.availability_status === void 0) {
      let err21 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "availability_status" } };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.content === void 0) {
      let err22 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" } };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.pricing_note === void 0) {
      let err23 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pricing_note" } };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.is_public === void 0) {
      let err24 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_public" } };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.is_open_source === void 0) {
      let err25 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_open_source" } };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.lora_support === void 0) {
      let err26 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lora_support" } };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.fine_tuning === void 0) {
      let err27 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fine_tuning" } };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    if (data.supports_streaming === void 0) {
      let err28 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supports_streaming" } };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.is_official === void 0) {
      let err29 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_official" } };
      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
    }
    if (data.seo === void 0) {
      let err30 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seo" } };
      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
    }
    if (data.notable_features === void 0) {
      let err31 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "notable_features" } };
      vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
    }
    if (data.created_at === void 0) {
      let err32 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
    }
    if (data.updated_at === void 0) {
      let err33 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
    }
    if (data.deleted_at === void 0) {
      let err34 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deleted_at" } };
      vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
    }
    if (data.inputs === void 0) {
      let err35 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "inputs" } };
      vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
    }
    if (data.outputs === void 0) {
      let err36 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outputs" } };
      vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
    }
    if (data.examples === void 0) {
      let err37 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "examples" } };
      vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
    }
    if (data.faq_entries === void 0) {
      let err38 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "faq_entries" } };
      vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
    }
    if (data.pricing === void 0) {
      let err39 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pricing" } };
      vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
    }
    if (data.related_links === void 0) {
      let err40 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "related_links" } };
      vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
    }
    if (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.org_id !== void 0 && (validate58(data.org_id, { instancePath: instancePath + "/org_id", parentData: data, parentDataProperty: "org_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.model_creator_id !== void 0 && (validate58(data.model_creator_id, { instancePath: instancePath + "/model_creator_id", parentData: data, parentDataProperty: "model_creator_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.family_id !== void 0 && (validate58(data.family_id, { instancePath: instancePath + "/family_id", parentData: data, parentDataProperty: "family_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.created_by !== void 0 && (validate58(data.created_by, { instancePath: instancePath + "/created_by", parentData: data, parentDataProperty: "created_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.deleted_by !== void 0 && (validate58(data.deleted_by, { instancePath: instancePath + "/deleted_by", parentData: data, parentDataProperty: "deleted_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.slug !== void 0 && (validate223(data.slug, { instancePath: instancePath + "/slug", parentData: data, parentDataProperty: "slug", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length)), data.name !== void 0 && (validate225(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors), errors = vErrors.length)), data.description !== void 0 && (validate169(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length)), data.version !== void 0 && (validate85(data.version, { instancePath: instancePath + "/version", parentData: data, parentDataProperty: "version", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.icon_url !== void 0 && (validate64(data.icon_url, { instancePath: instancePath + "/icon_url", parentData: data, parentDataProperty: "icon_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.cover_url !== void 0 && (validate64(data.cover_url, { instancePath: instancePath + "/cover_url", parentData: data, parentDataProperty: "cover_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.category_code !== void 0 && (validate164(data.category_code, { instancePath: instancePath + "/category_code", parentData: data, parentDataProperty: "category_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.status_code !== void 0 && (validate68(data.status_code, { instancePath: instancePath + "/status_code", parentData: data, parentDataProperty: "status_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.family_variant_code !== void 0 && (validate164(data.family_variant_code, { instancePath: instancePath + "/family_variant_code", parentData: data, parentDataProperty: "family_variant_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.param_count !== void 0 && (validate85(data.param_count, { instancePath: instancePath + "/param_count", parentData: data, parentDataProperty: "param_count", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.architecture !== void 0 && (validate85(data.architecture, { instancePath: instancePath + "/architecture", parentData: data, parentDataProperty: "architecture", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.license_code !== void 0 && (validate164(data.license_code, { instancePath: instancePath + "/license_code", parentData: data, parentDataProperty: "license_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.max_resolution !== void 0 && (validate85(data.max_resolution, { instancePath: instancePath + "/max_resolution", parentData: data, parentDataProperty: "max_resolution", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.paper_url !== void 0 && (validate64(data.paper_url, { instancePath: instancePath + "/paper_url", parentData: data, parentDataProperty: "paper_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.github_url !== void 0 && (validate64(data.github_url, { instancePath: instancePath + "/github_url", parentData: data, parentDataProperty: "github_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.availability_status !== void 0 && (validate85(data.availability_status, { instancePath: instancePath + "/availability_status", parentData: data, parentDataProperty: "availability_status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.content !== void 0 && (validate169(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length)), data.pricing_note !== void 0 && (validate169(data.pricing_note, { instancePath: instancePath + "/pricing_note", parentData: data, parentDataProperty: "pricing_note", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length)), data.is_public !== void 0 && typeof data.is_public != "boolean") {
      let err41 = { instancePath: instancePath + "/is_public", schemaPath: "#/properties/is_public/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
    }
    if (data.is_open_source !== void 0 && typeof data.is_open_source != "boolean") {
      let err42 = { instancePath: instancePath + "/is_open_source", schemaPath: "#/properties/is_open_source/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
    }
    if (data.lora_support !== void 0 && typeof data.lora_support != "boolean") {
      let err43 = { instancePath: instancePath + "/lora_support", schemaPath: "#/properties/lora_support/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
    }
    if (data.fine_tuning !== void 0 && typeof data.fine_tuning != "boolean") {
      let err44 = { instancePath: instancePath + "/fine_tuning", schemaPath: "#/properties/fine_tuning/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
    }
    if (data.supports_streaming !== void 0 && typeof data.supports_streaming != "boolean") {
      let err45 = { instancePath: instancePath + "/supports_streaming", schemaPath: "#/properties/supports_streaming/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
    }
    if (data.is_official !== void 0 && typeof data.is_official != "boolean") {
      let err46 = { instancePath: instancePath + "/is_official", schemaPath: "#/properties/is_official/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
    }
    if (data.seo !== void 0 && (validate143(data.seo, { instancePath: instancePath + "/seo", parentData: data, parentDataProperty: "seo", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.notable_features !== void 0) {
      let data31 = data.notable_features;
      if (Array.isArray(data31)) {
        if (data31.length > 50) {
          let err47 = { instancePath: instancePath + "/notable_features", schemaPath: "#/properties/notable_features/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
        let len0 = data31.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data32 = data31[i0];
          if (typeof data32 == "string") {
            if (func1(data32) > 500) {
              let err48 = { instancePath: instancePath + "/notable_features/" + i0, schemaPath: "#/properties/notable_features/items/maxLength", keyword: "maxLength", params: { limit: 500 } };
              vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
            }
          } else {
            let err49 = { instancePath: instancePath + "/notable_features/" + i0, schemaPath: "#/properties/notable_features/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
          }
        }
      } else {
        let err50 = { instancePath: instancePath + "/notable_features", schemaPath: "#/properties/notable_features/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
    }
    if (data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate74(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.deleted_at !== void 0 && (validate77(data.deleted_at, { instancePath: instancePath + "/deleted_at", parentData: data, parentDataProperty: "deleted_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.inputs !== void 0) {
      let data36 = data.inputs;
      if (Array.isArray(data36)) {
        if (data36.length > 200) {
          let err51 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
        let len1 = data36.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate247(data36[i1], { instancePath: instancePath + "/inputs/" + i1, parentData: data36, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors), errors = vErrors.length);
      } else {
        let err52 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
    }
    if (data.outputs !== void 0) {
      let data38 = data.outputs;
      if (Array.isArray(data38)) {
        if (data38.length > 50) {
          let err53 = { instancePath: instancePath + "/outputs", schemaPath: "#/properties/outputs/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
        let len2 = data38.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate263(data38[i2], { instancePath: instancePath + "/outputs/" + i2, parentData: data38, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors), errors = vErrors.length);
      } else {
        let err54 = { instancePath: instancePath + "/outputs", schemaPath: "#/properties/outputs/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
    }
    if (data.examples !== void 0) {
      let data40 = data.examples;
      if (Array.isArray(data40)) {
        if (data40.length > 100) {
          let err55 = { instancePath: instancePath + "/examples", schemaPath: "#/properties/examples/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
        }
        let len3 = data40.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate276(data40[i3], { instancePath: instancePath + "/examples/" + i3, parentData: data40, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors), errors = vErrors.length);
      } else {
        let err56 = { instancePath: instancePath + "/examples", schemaPath: "#/properties/examples/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
    }
    if (data.faq_entries !== void 0) {
      let data42 = data.faq_entries;
      if (Array.isArray(data42)) {
        if (data42.length > 100) {
          let err57 = { instancePath: instancePath + "/faq_entries", schemaPath: "#/properties/faq_entries/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
        }
        let len4 = data42.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate295(data42[i4], { instancePath: instancePath + "/faq_entries/" + i4, parentData: data42, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors), errors = vErrors.length);
      } else {
        let err58 = { instancePath: instancePath + "/faq_entries", schemaPath: "#/properties/faq_entries/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
    }
    if (data.pricing !== void 0) {
      let data44 = data.pricing;
      if (Array.isArray(data44)) {
        if (data44.length > 200) {
          let err59 = { instancePath: instancePath + "/pricing", schemaPath: "#/properties/pricing/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
        let len5 = data44.length;
        for (let i5 = 0; i5 < len5; i5++)
          validate302(data44[i5], { instancePath: instancePath + "/pricing/" + i5, parentData: data44, parentDataProperty: i5, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors), errors = vErrors.length);
      } else {
        let err60 = { instancePath: instancePath + "/pricing", schemaPath: "#/properties/pricing/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
    }
    if (data.related_links !== void 0) {
      let data46 = data.related_links;
      if (Array.isArray(data46)) {
        if (data46.length > 100) {
          let err61 = { instancePath: instancePath + "/related_links", schemaPath: "#/properties/related_links/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
        }
        let len6 = data46.length;
        for (let i6 = 0; i6 < len6; i6++)
          validate324(data46[i6], { instancePath: instancePath + "/related_links/" + i6, parentData: data46, parentDataProperty: i6, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors), errors = vErrors.length);
      } else {
        let err62 = { instancePath: instancePath + "/related_links", schemaPath: "#/properties/related_links/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
      }
    }
  } else {
    let err63 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
  }
  return validate216.errors = vErrors, errors === 0;
}
validate216.evaluated = { props: { id: !0, org_id: !0, model_creator_id: !0, family_id: !0, created_by: !0, deleted_by: !0, slug: !0, name: !0, description: !0, version: !0, icon_url: !0, cover_url: !0, category_code: !0, status_code: !0, family_variant_code: !0, param_count: !0, architecture: !0, license_code: !0, max_resolution: !0, paper_url: !0, github_url: !0, availability_status: !0, content: !0, pricing_note: !0, is_public: !0, is_open_source: !0, lora_support: !0, fine_tuning: !0, supports_streaming: !0, is_official: !0, seo: !0, notable_features: !0, created_at: !0, updated_at: !0, deleted_at: !0, inputs: !0, outputs: !0, examples: !0, faq_entries: !0, pricing: !0, related_links: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate346(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate346.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        if (data0.length > 200) {
          let err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (Object.keys(data1).length > 1e4) {
              let err2 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/maxProperties", keyword: "maxProperties", params: { limit: 1e4 } };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
          } else {
            let err3 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        }
      } else {
        let err4 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate346.errors = vErrors, errors === 0;
}
validate346.evaluated = { props: { items: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schema76 = { $id: "https://model-run-kit.invalid/reference/schemas/GraphInput", type: "object", required: ["id", "graph_workflow_id", "name", "display_name", "description", "variable_type_code", "default_behavior_code", "validator_code", "validator_attrs", "graph_node_id", "graph_field_name", "is_required", "default_value", "sort_order", "created_at", "updated_at"], properties: { id: { $ref: "https://model-run-kit.invalid/reference/schemas/Uuid" }, graph_workflow_id: { $ref: "https://model-run-kit.invalid/reference/schemas/Uuid" }, name: { $ref: "https://model-run-kit.invalid/reference/schemas/ShortText" }, display_name: { $ref: "https://model-run-kit.invalid/reference/schemas/ShortTextOrNull" }, description: { $ref: "https://model-run-kit.invalid/reference/schemas/LongTextOrNull" }, variable_type_code: { $ref: "https://model-run-kit.invalid/reference/schemas/CodeOrNull" }, default_behavior_code: { $ref: "https://model-run-kit.invalid/reference/schemas/CodeOrNull" }, validator_code: { $ref: "https://model-run-kit.invalid/reference/schemas/CodeOrNull" }, validator_attrs: { $ref: "https://model-run-kit.invalid/reference/schemas/FreeObjectOrNull" }, graph_node_id: { $ref: "https://model-run-kit.invalid/reference/schemas/ShortText" }, graph_field_name: { $ref: "https://model-run-kit.invalid/reference/schemas/ShortText" }, is_required: { type: "boolean" }, default_value: { type: ["object", "null"], additionalProperties: !0, maxProperties: 1e4 }, sort_order: { $ref: "https://model-run-kit.invalid/reference/schemas/SortRank" }, created_at: { $ref: "https://model-run-kit.invalid/reference/schemas/Timestamp" }, updated_at: { $ref: "https://model-run-kit.invalid/reference/schemas/Timestamp" } } };
function validate354(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate354.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.graph_workflow_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "graph_workflow_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.name === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.display_name === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "display_name" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.description === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.variable_type_code === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variable_type_code" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.default_behavior_code === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "default_behavior_code" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.validator_code === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "validator_code" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.validator_attrs === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "validator_attrs" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.graph_node_id === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "graph_node_id" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.graph_field_name === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "graph_field_name" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.is_required === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_required" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.default_value === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "default_value" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.sort_order === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sort_order" } };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.created_at === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.updated_at === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.graph_workflow_id !== void 0 && (validate55(data.graph_workflow_id, { instancePath: instancePath + "/graph_workflow_id", parentData: data, parentDataProperty: "graph_workflow_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.name !== void 0 && (validate225(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors), errors = vErrors.length)), data.display_name !== void 0 && (validate85(data.display_name, { instancePath: instancePath + "/display_name", parentData: data, parentDataProperty: "display_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.description !== void 0 && (validate169(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length)), data.variable_type_code !== void 0 && (validate164(data.variable_type_code, { instancePath: instancePath + "/variable_type_code", parentData: data, parentDataProperty: "variable_type_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.default_behavior_code !== void 0 && (validate164(data.default_behavior_code, { instancePath: instancePath + "/default_behavior_code", parentData: data, parentDataProperty: "default_behavior_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.validator_code !== void 0 && (validate164(data.validator_code, { instancePath: instancePath + "/validator_code", parentData: data, parentDataProperty: "validator_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.validator_attrs !== void 0 && (validate145(data.validator_attrs, { instancePath: instancePath + "/validator_attrs", parentData: data, parentDataProperty: "validator_attrs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.graph_node_id !== void 0 && (validate225(data.graph_node_id, { instancePath: instancePath + "/graph_node_id", parentData: data, parentDataProperty: "graph_node_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors), errors = vErrors.length)), data.graph_field_name !== void 0 && (validate225(data.graph_field_name, { instancePath: instancePath + "/graph_field_name", parentData: data, parentDataProperty: "graph_field_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors), errors = vErrors.length)), data.is_required !== void 0 && typeof data.is_required != "boolean") {
      let err16 = { instancePath: instancePath + "/is_required", schemaPath: "#/properties/is_required/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.default_value !== void 0) {
      let data12 = data.default_value;
      if (!(data12 && typeof data12 == "object" && !Array.isArray(data12)) && data12 !== null) {
        let err17 = { instancePath: instancePath + "/default_value", schemaPath: "#/properties/default_value/type", keyword: "type", params: { type: schema76.properties.default_value.type } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (data12 && typeof data12 == "object" && !Array.isArray(data12) && Object.keys(data12).length > 1e4) {
        let err18 = { instancePath: instancePath + "/default_value", schemaPath: "#/properties/default_value/maxProperties", keyword: "maxProperties", params: { limit: 1e4 } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    data.sort_order !== void 0 && (validate258(data.sort_order, { instancePath: instancePath + "/sort_order", parentData: data, parentDataProperty: "sort_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate74(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length));
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate354.errors = vErrors, errors === 0;
}
validate354.evaluated = { props: { id: !0, graph_workflow_id: !0, name: !0, display_name: !0, description: !0, variable_type_code: !0, default_behavior_code: !0, validator_code: !0, validator_attrs: !0, graph_node_id: !0, graph_field_name: !0, is_required: !0, default_value: !0, sort_order: !0, created_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate370(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate370.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.graph_workflow_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "graph_workflow_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.name === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.display_name === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "display_name" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.description === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.variable_type_code === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variable_type_code" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.validator_code === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "validator_code" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.validator_attrs === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "validator_attrs" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.graph_node_id === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "graph_node_id" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.graph_field_name === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "graph_field_name" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.sort_order === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sort_order" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.created_at === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.updated_at === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.graph_workflow_id !== void 0 && (validate55(data.graph_workflow_id, { instancePath: instancePath + "/graph_workflow_id", parentData: data, parentDataProperty: "graph_workflow_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.name !== void 0 && (validate225(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors), errors = vErrors.length)), data.display_name !== void 0 && (validate85(data.display_name, { instancePath: instancePath + "/display_name", parentData: data, parentDataProperty: "display_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.description !== void 0 && (validate169(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length)), data.variable_type_code !== void 0 && (validate164(data.variable_type_code, { instancePath: instancePath + "/variable_type_code", parentData: data, parentDataProperty: "variable_type_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.validator_code !== void 0 && (validate164(data.validator_code, { instancePath: instancePath + "/validator_code", parentData: data, parentDataProperty: "validator_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.validator_attrs !== void 0 && (validate145(data.validator_attrs, { instancePath: instancePath + "/validator_attrs", parentData: data, parentDataProperty: "validator_attrs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.graph_node_id !== void 0 && (validate225(data.graph_node_id, { instancePath: instancePath + "/graph_node_id", parentData: data, parentDataProperty: "graph_node_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors), errors = vErrors.length)), data.graph_field_name !== void 0 && (validate225(data.graph_field_name, { instancePath: instancePath + "/graph_field_name", parentData: data, parentDataProperty: "graph_field_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors), errors = vErrors.length)), data.sort_order !== void 0 && (validate258(data.sort_order, { instancePath: instancePath + "/sort_order", parentData: data, parentDataProperty: "sort_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate74(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length));
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate370.errors = vErrors, errors === 0;
}
validate370.evaluated = { props: { id: !0, graph_workflow_id: !0, name: !0, display_name: !0, description: !0, variable_type_code: !0, validator_code: !0, validator_attrs: !0, graph_node_id: !0, graph_field_name: !0, sort_order: !0, created_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate385(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate385.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.graph_workflow_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "graph_workflow_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.gpu_model_code === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "gpu_model_code" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.created_at === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.graph_workflow_id !== void 0 && (validate55(data.graph_workflow_id, { instancePath: instancePath + "/graph_workflow_id", parentData: data, parentDataProperty: "graph_workflow_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.gpu_model_code !== void 0 && (validate68(data.gpu_model_code, { instancePath: instancePath + "/gpu_model_code", parentData: data, parentDataProperty: "gpu_model_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate385.errors = vErrors, errors === 0;
}
validate385.evaluated = { props: { id: !0, graph_workflow_id: !0, gpu_model_code: !0, created_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate332(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate332.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.org_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "org_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.created_by === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_by" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.deleted_by === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deleted_by" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.slug === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slug" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.name === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.description === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.version === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.status_code === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status_code" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.category_code === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "category_code" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.gpu_current_tier_code === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "gpu_current_tier_code" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.is_public === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_public" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.workflow_json === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "workflow_json" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.environment === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "environment" } };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.models === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "models" } };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.custom_nodes === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "custom_nodes" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.graph === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "graph" } };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.resources === void 0) {
      let err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resources" } };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.created_at === void 0) {
      let err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.updated_at === void 0) {
      let err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.deleted_at === void 0) {
      let err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deleted_at" } };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.inputs === void 0) {
      let err21 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "inputs" } };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.outputs === void 0) {
      let err22 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outputs" } };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.gpu_explicit_models === void 0) {
      let err23 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "gpu_explicit_models" } };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.org_id !== void 0 && (validate55(data.org_id, { instancePath: instancePath + "/org_id", parentData: data, parentDataProperty: "org_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.created_by !== void 0 && (validate58(data.created_by, { instancePath: instancePath + "/created_by", parentData: data, parentDataProperty: "created_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.deleted_by !== void 0 && (validate58(data.deleted_by, { instancePath: instancePath + "/deleted_by", parentData: data, parentDataProperty: "deleted_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.slug !== void 0 && (validate223(data.slug, { instancePath: instancePath + "/slug", parentData: data, parentDataProperty: "slug", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length)), data.name !== void 0 && (validate225(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors), errors = vErrors.length)), data.description !== void 0 && (validate169(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length)), data.version !== void 0 && (validate225(data.version, { instancePath: instancePath + "/version", parentData: data, parentDataProperty: "version", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors), errors = vErrors.length)), data.status_code !== void 0 && (validate68(data.status_code, { instancePath: instancePath + "/status_code", parentData: data, parentDataProperty: "status_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.category_code !== void 0 && (validate164(data.category_code, { instancePath: instancePath + "/category_code", parentData: data, parentDataProperty: "category_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.gpu_current_tier_code !== void 0 && (validate164(data.gpu_current_tier_code, { instancePath: instancePath + "/gpu_current_tier_code", parentData: data, parentDataProperty: "gpu_current_tier_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.is_public !== void 0 && typeof data.is_public != "boolean") {
      let err24 = { instancePath: instancePath + "/is_public", schemaPath: "#/properties/is_public/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.workflow_json !== void 0 && (validate143(data.workflow_json, { instancePath: instancePath + "/workflow_json", parentData: data, parentDataProperty: "workflow_json", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.environment !== void 0 && (validate143(data.environment, { instancePath: instancePath + "/environment", parentData: data, parentDataProperty: "environment", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.models !== void 0 && (validate346(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors), errors = vErrors.length)), data.custom_nodes !== void 0 && (validate346(data.custom_nodes, { instancePath: instancePath + "/custom_nodes", parentData: data, parentDataProperty: "custom_nodes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors), errors = vErrors.length)), data.graph !== void 0 && (validate143(data.graph, { instancePath: instancePath + "/graph", parentData: data, parentDataProperty: "graph", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.resources !== void 0 && (validate143(data.resources, { instancePath: instancePath + "/resources", parentData: data, parentDataProperty: "resources", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate74(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.deleted_at !== void 0 && (validate77(data.deleted_at, { instancePath: instancePath + "/deleted_at", parentData: data, parentDataProperty: "deleted_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.inputs !== void 0) {
      let data21 = data.inputs;
      if (Array.isArray(data21)) {
        if (data21.length > 200) {
          let err25 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        let len0 = data21.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate354(data21[i0], { instancePath: instancePath + "/inputs/" + i0, parentData: data21, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors), errors = vErrors.length);
      } else {
        let err26 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.outputs !== void 0) {
      let data23 = data.outputs;
      if (Array.isArray(data23)) {
        if (data23.length > 200) {
          let err27 = { instancePath: instancePath + "/outputs", schemaPath: "#/properties/outputs/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        let len1 = data23.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate370(data23[i1], { instancePath: instancePath + "/outputs/" + i1, parentData: data23, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors), errors = vErrors.length);
      } else {
        let err28 = { instancePath: instancePath + "/outputs", schemaPath: "#/properties/outputs/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.gpu_explicit_models !== void 0) {
      let data25 = data.gpu_explicit_models;
      if (Array.isArray(data25)) {
        if (data25.length > 50) {
          let err29 = { instancePath: instancePath + "/gpu_explicit_models", schemaPath: "#/properties/gpu_explicit_models/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        let len2 = data25.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate385(data25[i2], { instancePath: instancePath + "/gpu_explicit_models/" + i2, parentData: data25, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors), errors = vErrors.length);
      } else {
        let err30 = { instancePath: instancePath + "/gpu_explicit_models", schemaPath: "#/properties/gpu_explicit_models/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
  } else {
    let err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
  }
  return validate332.errors = vErrors, errors === 0;
}
validate332.evaluated = { props: { id: !0, org_id: !0, created_by: !0, deleted_by: !0, slug: !0, name: !0, description: !0, version: !0, status_code: !0, category_code: !0, gpu_current_tier_code: !0, is_public: !0, workflow_json: !0, environment: !0, models: !0, custom_nodes: !0, graph: !0, resources: !0, created_at: !0, updated_at: !0, deleted_at: !0, inputs: !0, outputs: !0, gpu_explicit_models: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate151.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.flow_id !== void 0 && (validate58(data.flow_id, { instancePath: instancePath + "/flow_id", parentData: data, parentDataProperty: "flow_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.model_id !== void 0 && (validate58(data.model_id, { instancePath: instancePath + "/model_id", parentData: data, parentDataProperty: "model_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.graph_workflow_id !== void 0 && (validate58(data.graph_workflow_id, { instancePath: instancePath + "/graph_workflow_id", parentData: data, parentDataProperty: "graph_workflow_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.org_id !== void 0 && (validate55(data.org_id, { instancePath: instancePath + "/org_id", parentData: data, parentDataProperty: "org_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.resolved_template_id !== void 0 && (validate58(data.resolved_template_id, { instancePath: instancePath + "/resolved_template_id", parentData: data, parentDataProperty: "resolved_template_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.batch_id !== void 0 && (validate58(data.batch_id, { instancePath: instancePath + "/batch_id", parentData: data, parentDataProperty: "batch_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.flow_version_id !== void 0 && (validate58(data.flow_version_id, { instancePath: instancePath + "/flow_version_id", parentData: data, parentDataProperty: "flow_version_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.created_by !== void 0 && (validate58(data.created_by, { instancePath: instancePath + "/created_by", parentData: data, parentDataProperty: "created_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.source_chat_message_id !== void 0 && (validate58(data.source_chat_message_id, { instancePath: instancePath + "/source_chat_message_id", parentData: data, parentDataProperty: "source_chat_message_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.target_version !== void 0 && (validate85(data.target_version, { instancePath: instancePath + "/target_version", parentData: data, parentDataProperty: "target_version", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.client_ref !== void 0 && (validate85(data.client_ref, { instancePath: instancePath + "/client_ref", parentData: data, parentDataProperty: "client_ref", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.jurisdiction_code !== void 0 && (validate164(data.jurisdiction_code, { instancePath: instancePath + "/jurisdiction_code", parentData: data, parentDataProperty: "jurisdiction_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.request_id !== void 0 && (validate85(data.request_id, { instancePath: instancePath + "/request_id", parentData: data, parentDataProperty: "request_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.callback_url !== void 0 && (validate64(data.callback_url, { instancePath: instancePath + "/callback_url", parentData: data, parentDataProperty: "callback_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.failure_code !== void 0 && (validate164(data.failure_code, { instancePath: instancePath + "/failure_code", parentData: data, parentDataProperty: "failure_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.failure_message !== void 0 && (validate169(data.failure_message, { instancePath: instancePath + "/failure_message", parentData: data, parentDataProperty: "failure_message", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length)), data.feedback_reason !== void 0 && (validate169(data.feedback_reason, { instancePath: instancePath + "/feedback_reason", parentData: data, parentDataProperty: "feedback_reason", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length)), data.status_code !== void 0 && (validate141(data.status_code, { instancePath: instancePath + "/status_code", parentData: data, parentDataProperty: "status_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length)), data.input !== void 0 && (validate143(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.output !== void 0 && (validate145(data.output, { instancePath: instancePath + "/output", parentData: data, parentDataProperty: "output", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.context !== void 0 && (validate143(data.context, { instancePath: instancePath + "/context", parentData: data, parentDataProperty: "context", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.cost_breakdown !== void 0 && (validate145(data.cost_breakdown, { instancePath: instancePath + "/cost_breakdown", parentData: data, parentDataProperty: "cost_breakdown", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.metadata !== void 0 && (validate143(data.metadata, { instancePath: instancePath + "/metadata", parentData: data, parentDataProperty: "metadata", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.links !== void 0 && (validate143(data.links, { instancePath: instancePath + "/links", parentData: data, parentDataProperty: "links", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.duration_ms !== void 0 && (validate179(data.duration_ms, { instancePath: instancePath + "/duration_ms", parentData: data, parentDataProperty: "duration_ms", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors), errors = vErrors.length)), data.nodes_total !== void 0 && (validate135(data.nodes_total, { instancePath: instancePath + "/nodes_total", parentData: data, parentDataProperty: "nodes_total", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors), errors = vErrors.length)), data.nodes_completed !== void 0 && (validate135(data.nodes_completed, { instancePath: instancePath + "/nodes_completed", parentData: data, parentDataProperty: "nodes_completed", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors), errors = vErrors.length)), data.cost !== void 0 && (validate148(data.cost, { instancePath: instancePath + "/cost", parentData: data, parentDataProperty: "cost", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.started_at !== void 0 && (validate77(data.started_at, { instancePath: instancePath + "/started_at", parentData: data, parentDataProperty: "started_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.completed_at !== void 0 && (validate77(data.completed_at, { instancePath: instancePath + "/completed_at", parentData: data, parentDataProperty: "completed_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.has_logs !== void 0 && typeof data.has_logs != "boolean") {
      let err0 = { instancePath: instancePath + "/has_logs", schemaPath: "#/properties/has_logs/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.has_node_runs !== void 0 && typeof data.has_node_runs != "boolean") {
      let err1 = { instancePath: instancePath + "/has_node_runs", schemaPath: "#/properties/has_node_runs/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.feedback_is_positive !== void 0) {
      let data34 = data.feedback_is_positive;
      if (typeof data34 != "boolean" && data34 !== null) {
        let err2 = { instancePath: instancePath + "/feedback_is_positive", schemaPath: "#/properties/feedback_is_positive/type", keyword: "type", params: { type: schema56.properties.feedback_is_positive.type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.current_evaluation_summary !== void 0) {
      let data35 = data.current_evaluation_summary, _errs40 = errors, valid1 = !0, _errs41 = errors;
      if (data35 !== null) {
        let err3 = {};
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      var _valid0 = _errs41 === errors;
      if (errors = _errs40, vErrors !== null && (_errs40 ? vErrors.length = _errs40 : vErrors = null), !_valid0) {
        let _errs43 = errors;
        validate187(data35, { instancePath: instancePath + "/current_evaluation_summary", parentData: data, parentDataProperty: "current_evaluation_summary", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors), errors = vErrors.length);
        var _valid0 = _errs43 === errors;
        if (valid1 = _valid0, valid1) {
          var props0 = {};
          props0.passed = !0, props0.status_code = !0, props0.score = !0;
        }
      }
      if (!valid1) {
        let err4 = { instancePath: instancePath + "/current_evaluation_summary", schemaPath: "#/properties/current_evaluation_summary/if", keyword: "if", params: { failingKeyword: "else" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.node_runs !== void 0) {
      let data36 = data.node_runs;
      if (Array.isArray(data36)) {
        if (data36.length > 1e3) {
          let err5 = { instancePath: instancePath + "/node_runs", schemaPath: "#/properties/node_runs/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data36.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate190(data36[i0], { instancePath: instancePath + "/node_runs/" + i0, parentData: data36, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/node_runs", schemaPath: "#/properties/node_runs/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.logs !== void 0) {
      let data38 = data.logs;
      if (Array.isArray(data38)) {
        if (data38.length > 1e4) {
          let err7 = { instancePath: instancePath + "/logs", schemaPath: "#/properties/logs/maxItems", keyword: "maxItems", params: { limit: 1e4 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len1 = data38.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate209(data38[i1], { instancePath: instancePath + "/logs/" + i1, parentData: data38, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/logs", schemaPath: "#/properties/logs/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.model !== void 0) {
      let data40 = data.model, _errs51 = errors, valid6 = !0, _errs52 = errors;
      if (data40 !== null) {
        let err9 = {};
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      var _valid1 = _errs52 === errors;
      if (errors = _errs51, vErrors !== null && (_errs51 ? vErrors.length = _errs51 : vErrors = null), !_valid1) {
        let _errs54 = errors;
        validate216(data40, { instancePath: instancePath + "/model", parentData: data, parentDataProperty: "model", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors), errors = vErrors.length);
        var _valid1 = _errs54 === errors;
        if (valid6 = _valid1, valid6) {
          var props1 = {};
          props1.id = !0, props1.org_id = !0, props1.model_creator_id = !0, props1.family_id = !0, props1.created_by = !0, props1.deleted_by = !0, props1.slug = !0, props1.name = !0, props1.description = !0, props1.version = !0, props1.icon_url = !0, props1.cover_url = !0, props1.category_code = !0, props1.status_code = !0, props1.family_variant_code = !0, props1.param_count = !0, props1.architecture = !0, props1.license_code = !0, props1.max_resolution = !0, props1.paper_url = !0, props1.github_url = !0, props1.availability_status = !0, props1.content = !0, props1.pricing_note = !0, props1.is_public = !0, props1.is_open_source = !0, props1.lora_support = !0, props1.fine_tuning = !0, props1.supports_streaming = !0, props1.is_official = !0, props1.seo = !0, props1.notable_features = !0, props1.created_at = !0, props1.updated_at = !0, props1.deleted_at = !0, props1.inputs = !0, props1.outputs = !0, props1.examples = !0, props1.faq_entries = !0, props1.pricing = !0, props1.related_links = !0;
        }
      }
      if (!valid6) {
        let err10 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/if", keyword: "if", params: { failingKeyword: "else" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.graph_workflow !== void 0) {
      let data41 = data.graph_workflow, _errs56 = errors, valid7 = !0, _errs57 = errors;
      if (data41 !== null) {
        let err11 = {};
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      var _valid2 = _errs57 === errors;
      if (errors = _errs56, vErrors !== null && (_errs56 ? vErrors.length = _errs56 : vErrors = null), !_valid2) {
        let _errs59 = errors;
        validate332(data41, { instancePath: instancePath + "/graph_workflow", parentData: data, parentDataProperty: "graph_workflow", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors), errors = vErrors.length);
        var _valid2 = _errs59 === errors;
        if (valid7 = _valid2, valid7) {
          var props2 = {};
          props2.id = !0, props2.org_id = !0, props2.created_by = !0, props2.deleted_by = !0, props2.slug = !0, props2.name = !0, props2.description = !0, props2.version = !0, props2.status_code = !0, props2.category_code = !0, props2.gpu_current_tier_code = !0, props2.is_public = !0, props2.workflow_json = !0, props2.environment = !0, props2.models = !0, props2.custom_nodes = !0, props2.graph = !0, props2.resources = !0, props2.created_at = !0, props2.updated_at = !0, props2.deleted_at = !0, props2.inputs = !0, props2.outputs = !0, props2.gpu_explicit_models = !0;
        }
      }
      if (!valid7) {
        let err12 = { instancePath: instancePath + "/graph_workflow", schemaPath: "#/properties/graph_workflow/if", keyword: "if", params: { failingKeyword: "else" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate151.errors = vErrors, errors === 0;
}
validate151.evaluated = { props: { id: !0, flow_id: !0, model_id: !0, graph_workflow_id: !0, org_id: !0, resolved_template_id: !0, batch_id: !0, flow_version_id: !0, created_by: !0, source_chat_message_id: !0, target_version: !0, client_ref: !0, jurisdiction_code: !0, request_id: !0, callback_url: !0, failure_code: !0, failure_message: !0, feedback_reason: !0, status_code: !0, input: !0, output: !0, context: !0, cost_breakdown: !0, metadata: !0, links: !0, duration_ms: !0, nodes_total: !0, nodes_completed: !0, cost: !0, created_at: !0, started_at: !0, completed_at: !0, has_logs: !0, has_node_runs: !0, feedback_is_positive: !0, current_evaluation_summary: !0, node_runs: !0, logs: !0, model: !0, graph_workflow: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate150.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate151(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.flow_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "flow_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.model_id === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model_id" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.graph_workflow_id === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "graph_workflow_id" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.org_id === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "org_id" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.resolved_template_id === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resolved_template_id" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.batch_id === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "batch_id" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.flow_version_id === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "flow_version_id" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.created_by === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_by" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.source_chat_message_id === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source_chat_message_id" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.target_version === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "target_version" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.client_ref === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "client_ref" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.jurisdiction_code === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "jurisdiction_code" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.request_id === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "request_id" } };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.callback_url === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callback_url" } };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.failure_code === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "failure_code" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.failure_message === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "failure_message" } };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.feedback_reason === void 0) {
      let err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "feedback_reason" } };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.status_code === void 0) {
      let err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status_code" } };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.input === void 0) {
      let err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "input" } };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.output === void 0) {
      let err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output" } };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.context === void 0) {
      let err21 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "context" } };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.cost_breakdown === void 0) {
      let err22 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cost_breakdown" } };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.metadata === void 0) {
      let err23 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metadata" } };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.links === void 0) {
      let err24 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "links" } };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.duration_ms === void 0) {
      let err25 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "duration_ms" } };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.nodes_total === void 0) {
      let err26 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nodes_total" } };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.nodes_completed === void 0) {
      let err27 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nodes_completed" } };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    if (data.cost === void 0) {
      let err28 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cost" } };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.created_at === void 0) {
      let err29 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
    }
    if (data.started_at === void 0) {
      let err30 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "started_at" } };
      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
    }
    if (data.completed_at === void 0) {
      let err31 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "completed_at" } };
      vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
    }
    if (data.has_logs === void 0) {
      let err32 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "has_logs" } };
      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
    }
    if (data.has_node_runs === void 0) {
      let err33 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "has_node_runs" } };
      vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
    }
    if (data.feedback_is_positive === void 0) {
      let err34 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "feedback_is_positive" } };
      vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
    }
    if (data.current_evaluation_summary === void 0) {
      let err35 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "current_evaluation_summary" } };
      vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
    }
  }
  return validate150.errors = vErrors, errors === 0;
}
validate150.evaluated = { props: { id: !0, flow_id: !0, model_id: !0, graph_workflow_id: !0, org_id: !0, resolved_template_id: !0, batch_id: !0, flow_version_id: !0, created_by: !0, source_chat_message_id: !0, target_version: !0, client_ref: !0, jurisdiction_code: !0, request_id: !0, callback_url: !0, failure_code: !0, failure_message: !0, feedback_reason: !0, status_code: !0, input: !0, output: !0, context: !0, cost_breakdown: !0, metadata: !0, links: !0, duration_ms: !0, nodes_total: !0, nodes_completed: !0, cost: !0, created_at: !0, started_at: !0, completed_at: !0, has_logs: !0, has_node_runs: !0, feedback_is_positive: !0, current_evaluation_summary: !0, node_runs: !0, logs: !0, model: !0, graph_workflow: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate131.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.batch_id !== void 0 && (validate55(data.batch_id, { instancePath: instancePath + "/batch_id", parentData: data, parentDataProperty: "batch_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.run_id !== void 0 && (validate58(data.run_id, { instancePath: instancePath + "/run_id", parentData: data, parentDataProperty: "run_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.sequence_index !== void 0 && (validate135(data.sequence_index, { instancePath: instancePath + "/sequence_index", parentData: data, parentDataProperty: "sequence_index", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.started_at !== void 0 && (validate77(data.started_at, { instancePath: instancePath + "/started_at", parentData: data, parentDataProperty: "started_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.completed_at !== void 0 && (validate77(data.completed_at, { instancePath: instancePath + "/completed_at", parentData: data, parentDataProperty: "completed_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.client_ref !== void 0 && (validate85(data.client_ref, { instancePath: instancePath + "/client_ref", parentData: data, parentDataProperty: "client_ref", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.status_code !== void 0 && (validate141(data.status_code, { instancePath: instancePath + "/status_code", parentData: data, parentDataProperty: "status_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length)), data.input !== void 0 && (validate143(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.output !== void 0 && (validate145(data.output, { instancePath: instancePath + "/output", parentData: data, parentDataProperty: "output", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.error !== void 0 && (validate145(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.cost !== void 0 && (validate148(data.cost, { instancePath: instancePath + "/cost", parentData: data, parentDataProperty: "cost", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors), errors = vErrors.length)), data.run !== void 0 && (validate150(data.run, { instancePath: instancePath + "/run", parentData: data, parentDataProperty: "run", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors), errors = vErrors.length));
  else {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate131.errors = vErrors, errors === 0;
}
validate131.evaluated = { props: { id: !0, batch_id: !0, run_id: !0, sequence_index: !0, created_at: !0, started_at: !0, completed_at: !0, client_ref: !0, status_code: !0, input: !0, output: !0, error: !0, cost: !0, run: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate130.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate131(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.batch_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "batch_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.run_id === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "run_id" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.sequence_index === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sequence_index" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.created_at === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.started_at === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "started_at" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.completed_at === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "completed_at" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.client_ref === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "client_ref" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.status_code === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status_code" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.input === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "input" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.output === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.error === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.cost === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cost" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
  }
  return validate130.errors = vErrors, errors === 0;
}
validate130.evaluated = { props: { id: !0, batch_id: !0, run_id: !0, sequence_index: !0, created_at: !0, started_at: !0, completed_at: !0, client_ref: !0, status_code: !0, input: !0, output: !0, error: !0, cost: !0, run: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_14 = validate131, schemas_15 = validate395;
function validate395(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate395.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.first === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "first" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.next === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.previous === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "previous" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        if (data0.length > 500) {
          let err4 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate131(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.first !== void 0 && (validate107(data.first, { instancePath: instancePath + "/first", parentData: data, parentDataProperty: "first", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.next !== void 0 && (validate109(data.next, { instancePath: instancePath + "/next", parentData: data, parentDataProperty: "next", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length)), data.previous !== void 0 && (validate109(data.previous, { instancePath: instancePath + "/previous", parentData: data, parentDataProperty: "previous", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate395.errors = vErrors, errors === 0;
}
validate395.evaluated = { props: { items: !0, first: !0, next: !0, previous: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_16 = validate68, schemas_17 = validate164, schemas_18 = validate135, schemas_19 = validate400;
function validate401(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate401.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.org_id !== void 0 && (validate55(data.org_id, { instancePath: instancePath + "/org_id", parentData: data, parentDataProperty: "org_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.balance !== void 0 && (validate317(data.balance, { instancePath: instancePath + "/balance", parentData: data, parentDataProperty: "balance", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors), errors = vErrors.length)), data.low_balance_threshold !== void 0 && (validate317(data.low_balance_threshold, { instancePath: instancePath + "/low_balance_threshold", parentData: data, parentDataProperty: "low_balance_threshold", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors), errors = vErrors.length)), data.low_balance_notified_at !== void 0 && (validate77(data.low_balance_notified_at, { instancePath: instancePath + "/low_balance_notified_at", parentData: data, parentDataProperty: "low_balance_notified_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate74(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length));
  else {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate401.errors = vErrors, errors === 0;
}
validate401.evaluated = { props: { id: !0, org_id: !0, balance: !0, low_balance_threshold: !0, low_balance_notified_at: !0, created_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate400(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate400.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate401(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.org_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "org_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.balance === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "balance" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.low_balance_threshold === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "low_balance_threshold" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.low_balance_notified_at === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "low_balance_notified_at" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.created_at === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.updated_at === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
  }
  return validate400.errors = vErrors, errors === 0;
}
validate400.evaluated = { props: { id: !0, org_id: !0, balance: !0, low_balance_threshold: !0, low_balance_notified_at: !0, created_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_20 = validate401, schemas_21 = validate107, schemas_22 = validate109, schemas_23 = validate317, schemas_24 = validate148, schemas_25 = validate410;
var schema84 = { $id: "https://model-run-kit.invalid/reference/schemas/EventCode", type: "string", enum: ["run.completed", "run.failed", "run.cancelled"], maxLength: 64 };
function validate415(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate415.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data === "run.completed" || data === "run.failed" || data === "run.cancelled")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema84.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string") {
    if (func1(data) > 64) {
      let err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate415.errors = vErrors, errors === 0;
}
validate415.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate411(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate411.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.webhook_id !== void 0 && (validate58(data.webhook_id, { instancePath: instancePath + "/webhook_id", parentData: data, parentDataProperty: "webhook_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.run_id !== void 0 && (validate55(data.run_id, { instancePath: instancePath + "/run_id", parentData: data, parentDataProperty: "run_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.event !== void 0 && (validate415(data.event, { instancePath: instancePath + "/event", parentData: data, parentDataProperty: "event", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate415.errors : vErrors.concat(validate415.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.attempts !== void 0) {
      let data5 = data.attempts;
      if (Array.isArray(data5)) {
        if (data5.length > 100) {
          let err0 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate125(data5[i0], { instancePath: instancePath + "/attempts/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors), errors = vErrors.length);
      } else {
        let err1 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate411.errors = vErrors, errors === 0;
}
validate411.evaluated = { props: { id: !0, webhook_id: !0, run_id: !0, event: !0, created_at: !0, attempts: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate410(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate410.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate411(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate411.errors : vErrors.concat(validate411.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.webhook_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "webhook_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.run_id === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "run_id" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.event === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.created_at === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.attempts === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attempts" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
  }
  return validate410.errors = vErrors, errors === 0;
}
validate410.evaluated = { props: { id: !0, webhook_id: !0, run_id: !0, event: !0, created_at: !0, attempts: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_26 = validate411, schemas_27 = validate420;
function validate420(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate420.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.first === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "first" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.next === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.previous === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "previous" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        if (data0.length > 500) {
          let err4 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate411(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate411.errors : vErrors.concat(validate411.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.first !== void 0 && (validate107(data.first, { instancePath: instancePath + "/first", parentData: data, parentDataProperty: "first", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.next !== void 0 && (validate109(data.next, { instancePath: instancePath + "/next", parentData: data, parentDataProperty: "next", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length)), data.previous !== void 0 && (validate109(data.previous, { instancePath: instancePath + "/previous", parentData: data, parentDataProperty: "previous", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate420.errors = vErrors, errors === 0;
}
validate420.evaluated = { props: { items: !0, first: !0, next: !0, previous: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_28 = validate83, schemas_29 = validate150, schemas_30 = validate425, schema86 = { $id: "https://model-run-kit.invalid/reference/schemas/ErrorCode", type: "string", enum: ["invalid_request", "malformed_json", "unauthenticated", "forbidden", "insufficient_scope", "human_required", "not_found", "method_not_allowed", "unsupported_media_type", "payload_too_large", "conflict", "stale_record", "insufficient_balance", "invalid_cursor", "rate_limited"] };
function validate425(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate425.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "invalid_request" || data === "malformed_json" || data === "unauthenticated" || data === "forbidden" || data === "insufficient_scope" || data === "human_required" || data === "not_found" || data === "method_not_allowed" || data === "unsupported_media_type" || data === "payload_too_large" || data === "conflict" || data === "stale_record" || data === "insufficient_balance" || data === "invalid_cursor" || data === "rate_limited")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema86.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate425.errors = vErrors, errors === 0;
}
validate425.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schemas_31 = validate426;
var schema88 = { $id: "https://model-run-kit.invalid/reference/schemas/ErrorIssue", type: "object", required: ["in", "pointer", "rule", "message"], properties: { in: { type: "string", enum: ["body", "query", "path", "header"] }, pointer: { type: "string", maxLength: 1024 }, rule: { type: "string", minLength: 1, maxLength: 64 }, message: { type: "string", minLength: 1, maxLength: 1024 }, current: { $ref: "https://model-run-kit.invalid/reference/schemas/CreditBalance" } } };
function validate428(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate428.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.in === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "in" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.pointer === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pointer" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.rule === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rule" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.message === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.in !== void 0) {
      let data0 = data.in;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/in", schemaPath: "#/properties/in/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data0 === "body" || data0 === "query" || data0 === "path" || data0 === "header")) {
        let err5 = { instancePath: instancePath + "/in", schemaPath: "#/properties/in/enum", keyword: "enum", params: { allowedValues: schema88.properties.in.enum } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.pointer !== void 0) {
      let data1 = data.pointer;
      if (typeof data1 == "string") {
        if (func1(data1) > 1024) {
          let err6 = { instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.rule !== void 0) {
      let data2 = data.rule;
      if (typeof data2 == "string") {
        if (func1(data2) > 64) {
          let err8 = { instancePath: instancePath + "/rule", schemaPath: "#/properties/rule/maxLength", keyword: "maxLength", params: { limit: 64 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (func1(data2) < 1) {
          let err9 = { instancePath: instancePath + "/rule", schemaPath: "#/properties/rule/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/rule", schemaPath: "#/properties/rule/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.message !== void 0) {
      let data3 = data.message;
      if (typeof data3 == "string") {
        if (func1(data3) > 1024) {
          let err11 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func1(data3) < 1) {
          let err12 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    data.current !== void 0 && (validate400(data.current, { instancePath: instancePath + "/current", parentData: data, parentDataProperty: "current", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors), errors = vErrors.length));
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate428.errors = vErrors, errors === 0;
}
validate428.evaluated = { props: { in: !0, pointer: !0, rule: !0, message: !0, current: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate426(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate426.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.message === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.errors === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errors" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.code !== void 0 && (validate425(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate425.errors : vErrors.concat(validate425.errors), errors = vErrors.length)), data.message !== void 0) {
      let data1 = data.message;
      if (typeof data1 == "string") {
        if (func1(data1) > 1024) {
          let err3 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func1(data1) < 1) {
          let err4 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.errors !== void 0) {
      let data2 = data.errors;
      if (Array.isArray(data2)) {
        if (data2.length > 100) {
          let err6 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate428(data2[i0], { instancePath: instancePath + "/errors/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate426.errors = vErrors, errors === 0;
}
validate426.evaluated = { props: { code: !0, message: !0, errors: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_32 = validate428, schemas_33 = validate187, schemas_34 = validate415, schemas_35 = validate431;
function validate431(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate431.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.created_at === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate431.errors = vErrors, errors === 0;
}
validate431.evaluated = { props: { id: !0, created_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_36 = validate434;
function validate434(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate434.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.delivery === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "delivery" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.run_id === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "run_id" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.run === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "run" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.created_at === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    data.event !== void 0 && (validate415(data.event, { instancePath: instancePath + "/event", parentData: data, parentDataProperty: "event", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate415.errors : vErrors.concat(validate415.errors), errors = vErrors.length)), data.delivery !== void 0 && (validate431(data.delivery, { instancePath: instancePath + "/delivery", parentData: data, parentDataProperty: "delivery", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors), errors = vErrors.length)), data.run_id !== void 0 && (validate55(data.run_id, { instancePath: instancePath + "/run_id", parentData: data, parentDataProperty: "run_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.run !== void 0 && (validate150(data.run, { instancePath: instancePath + "/run", parentData: data, parentDataProperty: "run", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate434.errors = vErrors, errors === 0;
}
validate434.evaluated = { props: { event: !0, delivery: !0, run_id: !0, run: !0, created_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_37 = validate440;
function validate441(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate441.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code !== void 0 && (validate415(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate415.errors : vErrors.concat(validate415.errors), errors = vErrors.length)), data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 == "string") {
        if (func1(data1) > 1e3) {
          let err0 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e3 } };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (func1(data1) < 1) {
          let err1 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.schema !== void 0) {
      let data2 = data.schema;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (Object.keys(data2).length > 1e4) {
          let err3 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/maxProperties", keyword: "maxProperties", params: { limit: 1e4 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate441.errors = vErrors, errors === 0;
}
validate441.evaluated = { props: { code: !0, description: !0, schema: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate440(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate440.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate441(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.description === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schema === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate440.errors = vErrors, errors === 0;
}
validate440.evaluated = { props: { code: !0, description: !0, schema: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_38 = validate441, schemas_39 = validate444;
function validate444(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate444.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.first === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "first" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.next === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.previous === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "previous" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        if (data0.length > 500) {
          let err4 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate441(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.first !== void 0 && (validate107(data.first, { instancePath: instancePath + "/first", parentData: data, parentDataProperty: "first", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.next !== void 0 && (validate109(data.next, { instancePath: instancePath + "/next", parentData: data, parentDataProperty: "next", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length)), data.previous !== void 0 && (validate109(data.previous, { instancePath: instancePath + "/previous", parentData: data, parentDataProperty: "previous", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate444.errors = vErrors, errors === 0;
}
validate444.evaluated = { props: { items: !0, first: !0, next: !0, previous: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_40 = validate449, schema94 = { $id: "https://model-run-kit.invalid/reference/schemas/FeedbackUpdate", type: "object", required: ["is_positive"], additionalProperties: !1, properties: { is_positive: { type: ["boolean", "null"] }, reason: { type: ["string", "null"], maxLength: 2e3 } } };
function validate449(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate449.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_positive === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_positive" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "is_positive" || key0 === "reason")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.is_positive !== void 0) {
      let data0 = data.is_positive;
      if (typeof data0 != "boolean" && data0 !== null) {
        let err2 = { instancePath: instancePath + "/is_positive", schemaPath: "#/properties/is_positive/type", keyword: "type", params: { type: schema94.properties.is_positive.type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.reason !== void 0) {
      let data1 = data.reason;
      if (typeof data1 != "string" && data1 !== null) {
        let err3 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: schema94.properties.reason.type } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data1 == "string" && func1(data1) > 2e3) {
        let err4 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/maxLength", keyword: "maxLength", params: { limit: 2e3 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate449.errors = vErrors, errors === 0;
}
validate449.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_41 = validate60, schemas_42 = validate143, schemas_43 = validate145, schemas_44 = validate385, schemas_45 = validate450;
function validate450(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate450.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.gpu_model_code === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "gpu_model_code" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "gpu_model_code") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.gpu_model_code !== void 0 && (validate68(data.gpu_model_code, { instancePath: instancePath + "/gpu_model_code", parentData: data, parentDataProperty: "gpu_model_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate450.errors = vErrors, errors === 0;
}
validate450.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_46 = validate354, schemas_47 = validate452, schema96 = { $id: "https://model-run-kit.invalid/reference/schemas/GraphInputCreate", type: "object", required: ["name", "graph_node_id", "graph_field_name"], additionalProperties: !1, properties: { name: { $ref: "https://model-run-kit.invalid/reference/schemas/ShortText" }, display_name: { $ref: "https://model-run-kit.invalid/reference/schemas/ShortTextOrNull" }, description: { $ref: "https://model-run-kit.invalid/reference/schemas/LongTextOrNull" }, variable_type_code: { $ref: "https://model-run-kit.invalid/reference/schemas/CodeOrNull" }, default_behavior_code: { $ref: "https://model-run-kit.invalid/reference/schemas/CodeOrNull" }, validator_code: { $ref: "https://model-run-kit.invalid/reference/schemas/CodeOrNull" }, validator_attrs: { $ref: "https://model-run-kit.invalid/reference/schemas/FreeObjectOrNull" }, graph_node_id: { $ref: "https://model-run-kit.invalid/reference/schemas/ShortText" }, graph_field_name: { $ref: "https://model-run-kit.invalid/reference/schemas/ShortText" }, is_required: { type: "boolean" }, default_value: { $ref: "https://model-run-kit.invalid/reference/schemas/FreeObjectOrNull" }, sort_order: { $ref: "https://model-run-kit.invalid/reference/schemas/SortRank" } } }, func48 = Object.prototype.hasOwnProperty;
function validate452(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate452.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.graph_node_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "graph_node_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.graph_field_name === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "graph_field_name" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!func48.call(schema96.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.name !== void 0 && (validate225(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors), errors = vErrors.length)), data.display_name !== void 0 && (validate85(data.display_name, { instancePath: instancePath + "/display_name", parentData: data, parentDataProperty: "display_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.description !== void 0 && (validate169(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length)), data.variable_type_code !== void 0 && (validate164(data.variable_type_code, { instancePath: instancePath + "/variable_type_code", parentData: data, parentDataProperty: "variable_type_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.default_behavior_code !== void 0 && (validate164(data.default_behavior_code, { instancePath: instancePath + "/default_behavior_code", parentData: data, parentDataProperty: "default_behavior_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.validator_code !== void 0 && (validate164(data.validator_code, { instancePath: instancePath + "/validator_code", parentData: data, parentDataProperty: "validator_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.validator_attrs !== void 0 && (validate145(data.validator_attrs, { instancePath: instancePath + "/validator_attrs", parentData: data, parentDataProperty: "validator_attrs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.graph_node_id !== void 0 && (validate225(data.graph_node_id, { instancePath: instancePath + "/graph_node_id", parentData: data, parentDataProperty: "graph_node_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors), errors = vErrors.length)), data.graph_field_name !== void 0 && (validate225(data.graph_field_name, { instancePath: instancePath + "/graph_field_name", parentData: data, parentDataProperty: "graph_field_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors), errors = vErrors.length)), data.is_required !== void 0 && typeof data.is_required != "boolean") {
      let err4 = { instancePath: instancePath + "/is_required", schemaPath: "#/properties/is_required/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    data.default_value !== void 0 && (validate145(data.default_value, { instancePath: instancePath + "/default_value", parentData: data, parentDataProperty: "default_value", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.sort_order !== void 0 && (validate258(data.sort_order, { instancePath: instancePath + "/sort_order", parentData: data, parentDataProperty: "sort_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate452.errors = vErrors, errors === 0;
}
validate452.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_48 = validate370, schemas_49 = validate464, schema97 = { $id: "https://model-run-kit.invalid/reference/schemas/GraphOutputCreate", type: "object", required: ["name", "graph_node_id", "graph_field_name"], additionalProperties: !1, properties: { name: { $ref: "https://model-run-kit.invalid/reference/schemas/ShortText" }, display_name: { $ref: "https://model-run-kit.invalid/reference/schemas/ShortTextOrNull" }, description: { $ref: "https://model-run-kit.invalid/reference/schemas/LongTextOrNull" }, variable_type_code: { $ref: "https://model-run-kit.invalid/reference/schemas/CodeOrNull" }, validator_code: { $ref: "https://model-run-kit.invalid/reference/schemas/CodeOrNull" }, validator_attrs: { $ref: "https://model-run-kit.invalid/reference/schemas/FreeObjectOrNull" }, graph_node_id: { $ref: "https://model-run-kit.invalid/reference/schemas/ShortText" }, graph_field_name: { $ref: "https://model-run-kit.invalid/reference/schemas/ShortText" }, sort_order: { $ref: "https://model-run-kit.invalid/reference/schemas/SortRank" } } };
function validate464(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate464.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.graph_node_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "graph_node_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.graph_field_name === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "graph_field_name" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!func48.call(schema97.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    data.name !== void 0 && (validate225(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors), errors = vErrors.length)), data.display_name !== void 0 && (validate85(data.display_name, { instancePath: instancePath + "/display_name", parentData: data, parentDataProperty: "display_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.description !== void 0 && (validate169(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length)), data.variable_type_code !== void 0 && (validate164(data.variable_type_code, { instancePath: instancePath + "/variable_type_code", parentData: data, parentDataProperty: "variable_type_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.validator_code !== void 0 && (validate164(data.validator_code, { instancePath: instancePath + "/validator_code", parentData: data, parentDataProperty: "validator_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.validator_attrs !== void 0 && (validate145(data.validator_attrs, { instancePath: instancePath + "/validator_attrs", parentData: data, parentDataProperty: "validator_attrs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.graph_node_id !== void 0 && (validate225(data.graph_node_id, { instancePath: instancePath + "/graph_node_id", parentData: data, parentDataProperty: "graph_node_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors), errors = vErrors.length)), data.graph_field_name !== void 0 && (validate225(data.graph_field_name, { instancePath: instancePath + "/graph_field_name", parentData: data, parentDataProperty: "graph_field_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors), errors = vErrors.length)), data.sort_order !== void 0 && (validate258(data.sort_order, { instancePath: instancePath + "/sort_order", parentData: data, parentDataProperty: "sort_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate464.errors = vErrors, errors === 0;
}
validate464.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_50 = validate332, schemas_51 = validate474, schema98 = { $id: "https://model-run-kit.invalid/reference/schemas/GraphWorkflowCreate", type: "object", required: ["name", "workflow_json"], additionalProperties: !1, properties: { name: { $ref: "https://model-run-kit.invalid/reference/schemas/ShortText" }, workflow_json: { $ref: "https://model-run-kit.invalid/reference/schemas/FreeObject", minProperties: 1 }, inputs: { type: "array", maxItems: 200, items: { $ref: "https://model-run-kit.invalid/reference/schemas/GraphInputCreate" } }, outputs: { type: "array", maxItems: 200, items: { $ref: "https://model-run-kit.invalid/reference/schemas/GraphOutputCreate" } }, gpu_explicit_models: { type: "array", maxItems: 50, items: { $ref: "https://model-run-kit.invalid/reference/schemas/GpuModelEntryCreate" } }, custom_nodes: { type: "array", maxItems: 200, items: { $ref: "https://model-run-kit.invalid/reference/schemas/FreeObject" } }, models: { type: "array", maxItems: 200, items: { $ref: "https://model-run-kit.invalid/reference/schemas/FreeObject" } }, environment: { $ref: "https://model-run-kit.invalid/reference/schemas/FreeObject" }, resources: { $ref: "https://model-run-kit.invalid/reference/schemas/FreeObject" } } };
function validate474(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate474.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.workflow_json === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "workflow_json" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!func48.call(schema98.properties, key0)) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.name !== void 0 && (validate225(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors), errors = vErrors.length)), data.workflow_json !== void 0) {
      let data1 = data.workflow_json;
      if (validate143(data1, { instancePath: instancePath + "/workflow_json", parentData: data, parentDataProperty: "workflow_json", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length), data1 && typeof data1 == "object" && !Array.isArray(data1) && Object.keys(data1).length < 1) {
        let err3 = { instancePath: instancePath + "/workflow_json", schemaPath: "#/properties/workflow_json/minProperties", keyword: "minProperties", params: { limit: 1 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.inputs !== void 0) {
      let data2 = data.inputs;
      if (Array.isArray(data2)) {
        if (data2.length > 200) {
          let err4 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate452(data2[i0], { instancePath: instancePath + "/inputs/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate452.errors : vErrors.concat(validate452.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.outputs !== void 0) {
      let data4 = data.outputs;
      if (Array.isArray(data4)) {
        if (data4.length > 200) {
          let err6 = { instancePath: instancePath + "/outputs", schemaPath: "#/properties/outputs/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate464(data4[i1], { instancePath: instancePath + "/outputs/" + i1, parentData: data4, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate464.errors : vErrors.concat(validate464.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/outputs", schemaPath: "#/properties/outputs/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.gpu_explicit_models !== void 0) {
      let data6 = data.gpu_explicit_models;
      if (Array.isArray(data6)) {
        if (data6.length > 50) {
          let err8 = { instancePath: instancePath + "/gpu_explicit_models", schemaPath: "#/properties/gpu_explicit_models/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len2 = data6.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate450(data6[i2], { instancePath: instancePath + "/gpu_explicit_models/" + i2, parentData: data6, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/gpu_explicit_models", schemaPath: "#/properties/gpu_explicit_models/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.custom_nodes !== void 0) {
      let data8 = data.custom_nodes;
      if (Array.isArray(data8)) {
        if (data8.length > 200) {
          let err10 = { instancePath: instancePath + "/custom_nodes", schemaPath: "#/properties/custom_nodes/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len3 = data8.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate143(data8[i3], { instancePath: instancePath + "/custom_nodes/" + i3, parentData: data8, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/custom_nodes", schemaPath: "#/properties/custom_nodes/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.models !== void 0) {
      let data10 = data.models;
      if (Array.isArray(data10)) {
        if (data10.length > 200) {
          let err12 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        let len4 = data10.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate143(data10[i4], { instancePath: instancePath + "/models/" + i4, parentData: data10, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length);
      } else {
        let err13 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    data.environment !== void 0 && (validate143(data.environment, { instancePath: instancePath + "/environment", parentData: data, parentDataProperty: "environment", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length)), data.resources !== void 0 && (validate143(data.resources, { instancePath: instancePath + "/resources", parentData: data, parentDataProperty: "resources", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length));
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate474.errors = vErrors, errors === 0;
}
validate474.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_52 = validate484;
function validate484(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate484.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 256) {
      let err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 256 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    data.callback_url !== void 0 && (validate62(data.callback_url, { instancePath: instancePath + "/callback_url", parentData: data, parentDataProperty: "callback_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length));
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate484.errors = vErrors, errors === 0;
}
validate484.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_53 = validate486;
function validate490(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate490.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.name !== void 0 && (validate225(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors), errors = vErrors.length)), data.slug !== void 0 && (validate223(data.slug, { instancePath: instancePath + "/slug", parentData: data, parentDataProperty: "slug", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length)), data.plan_code !== void 0 && (validate68(data.plan_code, { instancePath: instancePath + "/plan_code", parentData: data, parentDataProperty: "plan_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length));
  else {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate490.errors = vErrors, errors === 0;
}
validate490.evaluated = { props: { id: !0, name: !0, slug: !0, plan_code: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate489(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate489.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate490(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate490.errors : vErrors.concat(validate490.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.slug === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slug" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.plan_code === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "plan_code" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  }
  return validate489.errors = vErrors, errors === 0;
}
validate489.evaluated = { props: { id: !0, name: !0, slug: !0, plan_code: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate487(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate487.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.org !== void 0 && (validate489(data.org, { instancePath: instancePath + "/org", parentData: data, parentDataProperty: "org", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate489.errors : vErrors.concat(validate489.errors), errors = vErrors.length)), data.email !== void 0 && (validate83(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors), errors = vErrors.length)), data.role_code !== void 0 && (validate68(data.role_code, { instancePath: instancePath + "/role_code", parentData: data, parentDataProperty: "role_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.expires_at !== void 0 && (validate77(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length));
  else {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate487.errors = vErrors, errors === 0;
}
validate487.evaluated = { props: { id: !0, org: !0, email: !0, role_code: !0, created_at: !0, expires_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate486(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate486.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate487(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate487.errors : vErrors.concat(validate487.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.org === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "org" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.email === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.role_code === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role_code" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.created_at === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.expires_at === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
  }
  return validate486.errors = vErrors, errors === 0;
}
validate486.evaluated = { props: { id: !0, org: !0, email: !0, role_code: !0, created_at: !0, expires_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_54 = validate487, schemas_55 = validate169, schemas_56 = validate66, schemas_57 = validate502;
var pattern18 = new RegExp("^[a-z][a-z-]*:[a-z][a-z-]*$", "u");
function validate506(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate506.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern18.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z-]*:[a-z][a-z-]*$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate506.errors = vErrors, errors === 0;
}
validate506.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var func0 = require_equal().default;
function validate503(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate503.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.org !== void 0 && (validate489(data.org, { instancePath: instancePath + "/org", parentData: data, parentDataProperty: "org", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate489.errors : vErrors.concat(validate489.errors), errors = vErrors.length)), data.role_code !== void 0 && (validate68(data.role_code, { instancePath: instancePath + "/role_code", parentData: data, parentDataProperty: "role_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.scopes !== void 0) {
      let data2 = data.scopes;
      if (Array.isArray(data2)) {
        if (data2.length > 100) {
          let err0 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate506(data2[i0], { instancePath: instancePath + "/scopes/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors), errors = vErrors.length);
        let i1 = data2.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data2[i1], data2[j0])) {
                  let err1 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                  break outer0;
                }
        }
      } else {
        let err2 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate503.errors = vErrors, errors === 0;
}
validate503.evaluated = { props: { org: !0, role_code: !0, scopes: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate502(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate502.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate503(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate503.errors : vErrors.concat(validate503.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.org === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "org" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.role_code === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role_code" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.scopes === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scopes" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate502.errors = vErrors, errors === 0;
}
validate502.evaluated = { props: { org: !0, role_code: !0, scopes: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_58 = validate503, schemas_59 = validate179, schemas_60 = validate80, schemas_61 = validate81, schemas_62 = validate216, schemas_63 = validate276, schemas_64 = validate295, schemas_65 = validate247, schemas_66 = validate263, schemas_67 = validate302, schemas_68 = validate324, schemas_69 = validate509;
function validate509(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate509.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 256) {
      let err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 256 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    data.callback_url !== void 0 && (validate62(data.callback_url, { instancePath: instancePath + "/callback_url", parentData: data, parentDataProperty: "callback_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length));
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate509.errors = vErrors, errors === 0;
}
validate509.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_70 = validate511, schema108 = { $id: "https://model-run-kit.invalid/reference/schemas/ModelRunReceipt", type: "object", required: ["run_id", "status"], properties: { run_id: { $ref: "https://model-run-kit.invalid/reference/schemas/Uuid" }, status: { type: "string", enum: ["queued"], maxLength: 64 } } };
function validate511(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate511.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.run_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "run_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.status === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.run_id !== void 0 && (validate55(data.run_id, { instancePath: instancePath + "/run_id", parentData: data, parentDataProperty: "run_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.status !== void 0) {
      let data1 = data.status;
      if (data1 !== "queued") {
        let err2 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema108.properties.status.enum } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data1 == "string") {
        if (func1(data1) > 64) {
          let err3 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maxLength", keyword: "maxLength", params: { limit: 64 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate511.errors = vErrors, errors === 0;
}
validate511.evaluated = { props: { run_id: !0, status: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_71 = validate190, schemas_72 = validate489, schemas_73 = validate490, schemas_74 = validate513;
var pattern19 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");
function validate513(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate513.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 128) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 128 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func1(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern19.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate513.errors = vErrors, errors === 0;
}
validate513.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schemas_75 = validate514;
function validate514(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate514.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate151(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.flow_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "flow_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.model_id === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model_id" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.graph_workflow_id === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "graph_workflow_id" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.org_id === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "org_id" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.resolved_template_id === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resolved_template_id" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.batch_id === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "batch_id" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.flow_version_id === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "flow_version_id" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.created_by === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_by" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.source_chat_message_id === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source_chat_message_id" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.target_version === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "target_version" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.client_ref === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "client_ref" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.jurisdiction_code === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "jurisdiction_code" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.request_id === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "request_id" } };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.callback_url === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callback_url" } };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.failure_code === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "failure_code" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.failure_message === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "failure_message" } };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.feedback_reason === void 0) {
      let err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "feedback_reason" } };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.status_code === void 0) {
      let err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status_code" } };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.input === void 0) {
      let err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "input" } };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.output === void 0) {
      let err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output" } };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.context === void 0) {
      let err21 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "context" } };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.cost_breakdown === void 0) {
      let err22 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cost_breakdown" } };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.metadata === void 0) {
      let err23 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metadata" } };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.links === void 0) {
      let err24 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "links" } };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.duration_ms === void 0) {
      let err25 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "duration_ms" } };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.nodes_total === void 0) {
      let err26 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nodes_total" } };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.nodes_completed === void 0) {
      let err27 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nodes_completed" } };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    if (data.cost === void 0) {
      let err28 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cost" } };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.created_at === void 0) {
      let err29 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
    }
    if (data.started_at === void 0) {
      let err30 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "started_at" } };
      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
    }
    if (data.completed_at === void 0) {
      let err31 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "completed_at" } };
      vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
    }
    if (data.has_logs === void 0) {
      let err32 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "has_logs" } };
      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
    }
    if (data.has_node_runs === void 0) {
      let err33 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "has_node_runs" } };
      vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
    }
    if (data.feedback_is_positive === void 0) {
      let err34 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "feedback_is_positive" } };
      vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
    }
    if (data.current_evaluation_summary === void 0) {
      let err35 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "current_evaluation_summary" } };
      vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
    }
    if (data.node_runs === void 0) {
      let err36 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "node_runs" } };
      vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
    }
    if (data.logs === void 0) {
      let err37 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "logs" } };
      vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
    }
    if (data.model === void 0) {
      let err38 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" } };
      vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
    }
    if (data.graph_workflow === void 0) {
      let err39 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "graph_workflow" } };
      vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
    }
  }
  return validate514.errors = vErrors, errors === 0;
}
validate514.evaluated = { props: { id: !0, flow_id: !0, model_id: !0, graph_workflow_id: !0, org_id: !0, resolved_template_id: !0, batch_id: !0, flow_version_id: !0, created_by: !0, source_chat_message_id: !0, target_version: !0, client_ref: !0, jurisdiction_code: !0, request_id: !0, callback_url: !0, failure_code: !0, failure_message: !0, feedback_reason: !0, status_code: !0, input: !0, output: !0, context: !0, cost_breakdown: !0, metadata: !0, links: !0, duration_ms: !0, nodes_total: !0, nodes_completed: !0, cost: !0, created_at: !0, started_at: !0, completed_at: !0, has_logs: !0, has_node_runs: !0, feedback_is_positive: !0, current_evaluation_summary: !0, node_runs: !0, logs: !0, model: !0, graph_workflow: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_76 = validate516;
function validate516(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate516.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate434(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event === void 0) {
      let err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "event" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.run === void 0) {
      let err1 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "run" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.event !== void 0) {
      let data0 = data.event;
      if (typeof data0 != "string") {
        let err2 = { instancePath: instancePath + "/event", schemaPath: "#/allOf/1/properties/event/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (data0 !== "run.cancelled") {
        let err3 = { instancePath: instancePath + "/event", schemaPath: "#/allOf/1/properties/event/const", keyword: "const", params: { allowedValue: "run.cancelled" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.run !== void 0) {
      let data1 = data.run;
      if (validate150(data1, { instancePath: instancePath + "/run", parentData: data, parentDataProperty: "run", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors), errors = vErrors.length), data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.status_code === void 0) {
          let err4 = { instancePath: instancePath + "/run", schemaPath: "#/allOf/1/properties/run/allOf/1/required", keyword: "required", params: { missingProperty: "status_code" } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.status_code !== void 0) {
          let data2 = data1.status_code;
          if (typeof data2 != "string") {
            let err5 = { instancePath: instancePath + "/run/status_code", schemaPath: "#/allOf/1/properties/run/allOf/1/properties/status_code/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
          if (data2 !== "canceled") {
            let err6 = { instancePath: instancePath + "/run/status_code", schemaPath: "#/allOf/1/properties/run/allOf/1/properties/status_code/const", keyword: "const", params: { allowedValue: "canceled" } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/run", schemaPath: "#/allOf/1/properties/run/allOf/1/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate516.errors = vErrors, errors === 0;
}
validate516.evaluated = { props: { event: !0, run: !0, delivery: !0, run_id: !0, created_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_77 = validate519;
function validate519(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate519.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate434(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event === void 0) {
      let err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "event" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.run === void 0) {
      let err1 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "run" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.event !== void 0) {
      let data0 = data.event;
      if (typeof data0 != "string") {
        let err2 = { instancePath: instancePath + "/event", schemaPath: "#/allOf/1/properties/event/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (data0 !== "run.completed") {
        let err3 = { instancePath: instancePath + "/event", schemaPath: "#/allOf/1/properties/event/const", keyword: "const", params: { allowedValue: "run.completed" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.run !== void 0) {
      let data1 = data.run;
      if (validate150(data1, { instancePath: instancePath + "/run", parentData: data, parentDataProperty: "run", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors), errors = vErrors.length), data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.status_code === void 0) {
          let err4 = { instancePath: instancePath + "/run", schemaPath: "#/allOf/1/properties/run/allOf/1/required", keyword: "required", params: { missingProperty: "status_code" } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.status_code !== void 0) {
          let data2 = data1.status_code;
          if (typeof data2 != "string") {
            let err5 = { instancePath: instancePath + "/run/status_code", schemaPath: "#/allOf/1/properties/run/allOf/1/properties/status_code/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
          if (data2 !== "completed") {
            let err6 = { instancePath: instancePath + "/run/status_code", schemaPath: "#/allOf/1/properties/run/allOf/1/properties/status_code/const", keyword: "const", params: { allowedValue: "completed" } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/run", schemaPath: "#/allOf/1/properties/run/allOf/1/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate519.errors = vErrors, errors === 0;
}
validate519.evaluated = { props: { event: !0, run: !0, delivery: !0, run_id: !0, created_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_78 = validate522;
function validate522(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate522.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate434(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event === void 0) {
      let err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "event" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.run === void 0) {
      let err1 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "run" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.event !== void 0) {
      let data0 = data.event;
      if (typeof data0 != "string") {
        let err2 = { instancePath: instancePath + "/event", schemaPath: "#/allOf/1/properties/event/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (data0 !== "run.failed") {
        let err3 = { instancePath: instancePath + "/event", schemaPath: "#/allOf/1/properties/event/const", keyword: "const", params: { allowedValue: "run.failed" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.run !== void 0) {
      let data1 = data.run;
      if (validate150(data1, { instancePath: instancePath + "/run", parentData: data, parentDataProperty: "run", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors), errors = vErrors.length), data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.status_code === void 0) {
          let err4 = { instancePath: instancePath + "/run", schemaPath: "#/allOf/1/properties/run/allOf/1/required", keyword: "required", params: { missingProperty: "status_code" } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.status_code !== void 0) {
          let data2 = data1.status_code;
          if (typeof data2 != "string") {
            let err5 = { instancePath: instancePath + "/run/status_code", schemaPath: "#/allOf/1/properties/run/allOf/1/properties/status_code/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
          if (data2 !== "failed") {
            let err6 = { instancePath: instancePath + "/run/status_code", schemaPath: "#/allOf/1/properties/run/allOf/1/properties/status_code/const", keyword: "const", params: { allowedValue: "failed" } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/run", schemaPath: "#/allOf/1/properties/run/allOf/1/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate522.errors = vErrors, errors === 0;
}
validate522.evaluated = { props: { event: !0, run: !0, delivery: !0, run_id: !0, created_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_79 = validate151, schemas_80 = validate209, schemas_81 = validate141, schemas_82 = validate506, schemas_83 = validate225, schemas_84 = validate85, schemas_85 = validate223, schemas_86 = validate258, schemas_87 = validate71, schemas_88 = validate74, schemas_89 = validate77, schemas_90 = validate525;
function validate526(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate526.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    data.asset_id !== void 0 && (validate55(data.asset_id, { instancePath: instancePath + "/asset_id", parentData: data, parentDataProperty: "asset_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.upload_url !== void 0 && (validate62(data.upload_url, { instancePath: instancePath + "/upload_url", parentData: data, parentDataProperty: "upload_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length));
  else {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate526.errors = vErrors, errors === 0;
}
validate526.evaluated = { props: { asset_id: !0, upload_url: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate525(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate525.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate526(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate526.errors : vErrors.concat(validate526.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.asset_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "asset_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.upload_url === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "upload_url" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  }
  return validate525.errors = vErrors, errors === 0;
}
validate525.evaluated = { props: { asset_id: !0, upload_url: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_91 = validate526, schemas_92 = validate62, schemas_93 = validate64, schemas_94 = validate530;
var schema117 = { $id: "https://model-run-kit.invalid/reference/schemas/UserProfileFields", type: "object", properties: { id: { $ref: "https://model-run-kit.invalid/reference/schemas/Uuid" }, email: { $ref: "https://model-run-kit.invalid/reference/schemas/Email" }, first_name: { $ref: "https://model-run-kit.invalid/reference/schemas/ShortTextOrNull" }, last_name: { $ref: "https://model-run-kit.invalid/reference/schemas/ShortTextOrNull" }, avatar_url: { $ref: "https://model-run-kit.invalid/reference/schemas/UrlOrNull" }, timezone: { type: ["string", "null"], pattern: "^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$", maxLength: 64 }, locale_code: { type: ["string", "null"], pattern: "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$", maxLength: 35 }, email_verified_at: { $ref: "https://model-run-kit.invalid/reference/schemas/TimestampOrNull" }, memberships: { type: "array", maxItems: 500, items: { $ref: "https://model-run-kit.invalid/reference/schemas/Membership" } }, organizations: { type: "array", maxItems: 500, items: { $ref: "https://model-run-kit.invalid/reference/schemas/Organization" } }, pending_invitations: { type: "array", maxItems: 500, items: { $ref: "https://model-run-kit.invalid/reference/schemas/Invitation" } } } }, pattern20 = new RegExp("^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$", "u"), pattern21 = new RegExp("^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$", "u");
function validate531(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate531.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.email !== void 0 && (validate83(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors), errors = vErrors.length)), data.first_name !== void 0 && (validate85(data.first_name, { instancePath: instancePath + "/first_name", parentData: data, parentDataProperty: "first_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.last_name !== void 0 && (validate85(data.last_name, { instancePath: instancePath + "/last_name", parentData: data, parentDataProperty: "last_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.avatar_url !== void 0 && (validate64(data.avatar_url, { instancePath: instancePath + "/avatar_url", parentData: data, parentDataProperty: "avatar_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.timezone !== void 0) {
      let data5 = data.timezone;
      if (typeof data5 != "string" && data5 !== null) {
        let err0 = { instancePath: instancePath + "/timezone", schemaPath: "#/properties/timezone/type", keyword: "type", params: { type: schema117.properties.timezone.type } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
      if (typeof data5 == "string") {
        if (func1(data5) > 64) {
          let err1 = { instancePath: instancePath + "/timezone", schemaPath: "#/properties/timezone/maxLength", keyword: "maxLength", params: { limit: 64 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (!pattern20.test(data5)) {
          let err2 = { instancePath: instancePath + "/timezone", schemaPath: "#/properties/timezone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$" } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      }
    }
    if (data.locale_code !== void 0) {
      let data6 = data.locale_code;
      if (typeof data6 != "string" && data6 !== null) {
        let err3 = { instancePath: instancePath + "/locale_code", schemaPath: "#/properties/locale_code/type", keyword: "type", params: { type: schema117.properties.locale_code.type } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data6 == "string") {
        if (func1(data6) > 35) {
          let err4 = { instancePath: instancePath + "/locale_code", schemaPath: "#/properties/locale_code/maxLength", keyword: "maxLength", params: { limit: 35 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern21.test(data6)) {
          let err5 = { instancePath: instancePath + "/locale_code", schemaPath: "#/properties/locale_code/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$" } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.email_verified_at !== void 0 && (validate77(data.email_verified_at, { instancePath: instancePath + "/email_verified_at", parentData: data, parentDataProperty: "email_verified_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.memberships !== void 0) {
      let data8 = data.memberships;
      if (Array.isArray(data8)) {
        if (data8.length > 500) {
          let err6 = { instancePath: instancePath + "/memberships", schemaPath: "#/properties/memberships/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate502(data8[i0], { instancePath: instancePath + "/memberships/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate502.errors : vErrors.concat(validate502.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/memberships", schemaPath: "#/properties/memberships/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.organizations !== void 0) {
      let data10 = data.organizations;
      if (Array.isArray(data10)) {
        if (data10.length > 500) {
          let err8 = { instancePath: instancePath + "/organizations", schemaPath: "#/properties/organizations/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate489(data10[i1], { instancePath: instancePath + "/organizations/" + i1, parentData: data10, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate489.errors : vErrors.concat(validate489.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/organizations", schemaPath: "#/properties/organizations/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.pending_invitations !== void 0) {
      let data12 = data.pending_invitations;
      if (Array.isArray(data12)) {
        if (data12.length > 500) {
          let err10 = { instancePath: instancePath + "/pending_invitations", schemaPath: "#/properties/pending_invitations/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate486(data12[i2], { instancePath: instancePath + "/pending_invitations/" + i2, parentData: data12, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/pending_invitations", schemaPath: "#/properties/pending_invitations/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate531.errors = vErrors, errors === 0;
}
validate531.evaluated = { props: { id: !0, email: !0, first_name: !0, last_name: !0, avatar_url: !0, timezone: !0, locale_code: !0, email_verified_at: !0, memberships: !0, organizations: !0, pending_invitations: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate530(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate530.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate531(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate531.errors : vErrors.concat(validate531.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.email === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.first_name === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "first_name" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.last_name === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_name" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.avatar_url === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "avatar_url" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.timezone === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timezone" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.locale_code === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "locale_code" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.email_verified_at === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email_verified_at" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
  }
  return validate530.errors = vErrors, errors === 0;
}
validate530.evaluated = { props: { id: !0, email: !0, first_name: !0, last_name: !0, avatar_url: !0, timezone: !0, locale_code: !0, email_verified_at: !0, memberships: !0, organizations: !0, pending_invitations: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_95 = validate531, schemas_96 = validate55, schemas_97 = validate58, schemas_98 = validate542;
function validate543(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate543.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.loc === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "loc" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.msg === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "msg" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.type === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.input === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "input" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.ctx === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ctx" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.loc !== void 0) {
      let data0 = data.loc;
      if (Array.isArray(data0)) {
        if (data0.length > 32) {
          let err5 = { instancePath: instancePath + "/loc", schemaPath: "#/properties/loc/maxItems", keyword: "maxItems", params: { limit: 32 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data0.length < 1) {
          let err6 = { instancePath: instancePath + "/loc", schemaPath: "#/properties/loc/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 == "string") {
            if (func1(data1) > 255) {
              let err7 = { instancePath: instancePath + "/loc/" + i0, schemaPath: "#/properties/loc/items/maxLength", keyword: "maxLength", params: { limit: 255 } };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
          } else {
            let err8 = { instancePath: instancePath + "/loc/" + i0, schemaPath: "#/properties/loc/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
      } else {
        let err9 = { instancePath: instancePath + "/loc", schemaPath: "#/properties/loc/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.msg !== void 0) {
      let data2 = data.msg;
      if (typeof data2 == "string") {
        if (func1(data2) > 1024) {
          let err10 = { instancePath: instancePath + "/msg", schemaPath: "#/properties/msg/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (func1(data2) < 1) {
          let err11 = { instancePath: instancePath + "/msg", schemaPath: "#/properties/msg/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/msg", schemaPath: "#/properties/msg/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    data.type !== void 0 && (validate425(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate425.errors : vErrors.concat(validate425.errors), errors = vErrors.length)), data.ctx !== void 0 && (validate143(data.ctx, { instancePath: instancePath + "/ctx", parentData: data, parentDataProperty: "ctx", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length));
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate543.errors = vErrors, errors === 0;
}
validate543.evaluated = { props: { loc: !0, msg: !0, type: !0, input: !0, ctx: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate542(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate542.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.detail === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "detail" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.detail !== void 0) {
      let data0 = data.detail;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          let err1 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.length < 1) {
          let err2 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate543(data0[i0], { instancePath: instancePath + "/detail/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate543.errors : vErrors.concat(validate543.errors), errors = vErrors.length);
      } else {
        let err3 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate542.errors = vErrors, errors === 0;
}
validate542.evaluated = { props: { detail: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_99 = validate543, schemas_100 = validate547;
function validate552(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate552.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 256) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 256 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func1(data) < 16) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 16 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate552.errors = vErrors, errors === 0;
}
validate552.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate547(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate547.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.org_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "org_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.name === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.url === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.secret === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "secret" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.event_types === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event_types" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.created_by === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_by" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.created_at === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.updated_at === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.org_id !== void 0 && (validate55(data.org_id, { instancePath: instancePath + "/org_id", parentData: data, parentDataProperty: "org_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.name !== void 0 && (validate225(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors), errors = vErrors.length)), data.url !== void 0 && (validate62(data.url, { instancePath: instancePath + "/url", parentData: data, parentDataProperty: "url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length)), data.secret !== void 0 && (validate552(data.secret, { instancePath: instancePath + "/secret", parentData: data, parentDataProperty: "secret", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate552.errors : vErrors.concat(validate552.errors), errors = vErrors.length)), data.event_types !== void 0) {
      let data5 = data.event_types;
      if (Array.isArray(data5)) {
        if (data5.length > 32) {
          let err9 = { instancePath: instancePath + "/event_types", schemaPath: "#/properties/event_types/maxItems", keyword: "maxItems", params: { limit: 32 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate415(data5[i0], { instancePath: instancePath + "/event_types/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate415.errors : vErrors.concat(validate415.errors), errors = vErrors.length);
        let i1 = data5.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data5[i1], data5[j0])) {
                  let err10 = { instancePath: instancePath + "/event_types", schemaPath: "#/properties/event_types/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                  break outer0;
                }
        }
      } else {
        let err11 = { instancePath: instancePath + "/event_types", schemaPath: "#/properties/event_types/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    data.created_by !== void 0 && (validate58(data.created_by, { instancePath: instancePath + "/created_by", parentData: data, parentDataProperty: "created_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate74(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate74(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length));
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate547.errors = vErrors, errors === 0;
}
validate547.evaluated = { props: { id: !0, org_id: !0, name: !0, url: !0, secret: !0, event_types: !0, created_by: !0, created_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_101 = validate558;
function validate558(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate558.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.url === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.secret === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "secret" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "url" || key0 === "secret" || key0 === "event_types")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.name !== void 0 && (validate225(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors), errors = vErrors.length)), data.url !== void 0 && (validate62(data.url, { instancePath: instancePath + "/url", parentData: data, parentDataProperty: "url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length)), data.secret !== void 0 && (validate552(data.secret, { instancePath: instancePath + "/secret", parentData: data, parentDataProperty: "secret", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate552.errors : vErrors.concat(validate552.errors), errors = vErrors.length)), data.event_types !== void 0) {
      let data3 = data.event_types;
      if (Array.isArray(data3)) {
        if (data3.length > 32) {
          let err4 = { instancePath: instancePath + "/event_types", schemaPath: "#/properties/event_types/maxItems", keyword: "maxItems", params: { limit: 32 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate415(data3[i0], { instancePath: instancePath + "/event_types/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate415.errors : vErrors.concat(validate415.errors), errors = vErrors.length);
        let i1 = data3.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data3[i1], data3[j0])) {
                  let err5 = { instancePath: instancePath + "/event_types", schemaPath: "#/properties/event_types/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                  break outer0;
                }
        }
      } else {
        let err6 = { instancePath: instancePath + "/event_types", schemaPath: "#/properties/event_types/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate558.errors = vErrors, errors === 0;
}
validate558.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_102 = validate552, schemas_103 = validate346, schemas_104 = validate563, schema123 = { $id: "https://model-run-kit.invalid/reference/schemas/WorkflowRunReceipt", type: "object", required: ["run_id", "status"], properties: { run_id: { $ref: "https://model-run-kit.invalid/reference/schemas/Uuid" }, status: { type: "string", enum: ["queued"], maxLength: 64 } } };
function validate563(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate563.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.run_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "run_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.status === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.run_id !== void 0 && (validate55(data.run_id, { instancePath: instancePath + "/run_id", parentData: data, parentDataProperty: "run_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.status !== void 0) {
      let data1 = data.status;
      if (data1 !== "queued") {
        let err2 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema123.properties.status.enum } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data1 == "string") {
        if (func1(data1) > 64) {
          let err3 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maxLength", keyword: "maxLength", params: { limit: 64 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate563.errors = vErrors, errors === 0;
}
validate563.evaluated = { props: { run_id: !0, status: !0 }, dynamicProps: !1, dynamicItems: !1 };
var responses_0 = validate565;
function validate565(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate565.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 0) {
      let err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate565.errors = vErrors, errors === 0;
}
validate565.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_0 = validate566;
function validate566(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate566.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate566.errors = vErrors, errors === 0;
}
validate566.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_1 = validate567;
var pattern22 = new RegExp("^(memberships|organizations|pending_invitations)(,(memberships|organizations|pending_invitations))*$", "u");
function validate567(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate567.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (key0 !== "embed") {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.embed !== void 0) {
      let data0 = data.embed;
      if (typeof data0 == "string") {
        if (func1(data0) > 128) {
          let err1 = { instancePath: instancePath + "/embed", schemaPath: "#/properties/embed/maxLength", keyword: "maxLength", params: { limit: 128 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (func1(data0) < 1) {
          let err2 = { instancePath: instancePath + "/embed", schemaPath: "#/properties/embed/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!pattern22.test(data0)) {
          let err3 = { instancePath: instancePath + "/embed", schemaPath: "#/properties/embed/pattern", keyword: "pattern", params: { pattern: "^(memberships|organizations|pending_invitations)(,(memberships|organizations|pending_invitations))*$" } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/embed", schemaPath: "#/properties/embed/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate567.errors = vErrors, errors === 0;
}
validate567.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_2 = validate568;
function validate568(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate568.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate568.errors = vErrors, errors === 0;
}
validate568.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_3 = validate569, schema128 = { $id: "https://model-run-kit.invalid/reference/queries/listAssets", type: "object", properties: { q: { type: "string", minLength: 1, maxLength: 4096 }, limit: { type: "integer", minimum: 1, maximum: 500 }, sort_by: { type: "string", minLength: 1, maxLength: 512, pattern: "^[a-z][a-z0-9_]*:(asc|desc)(,[a-z][a-z0-9_]*:(asc|desc))*$" }, fields: { type: "string", minLength: 1, maxLength: 1024, pattern: "^[a-z][a-z0-9_]*(,[a-z][a-z0-9_]*)*$" }, embed: { type: "string", enum: ["created_by_user"] }, cursor: { type: "string", minLength: 1, maxLength: 8192 }, backward: { type: "boolean" }, presign: { type: "boolean" } }, required: [], additionalProperties: !1 }, pattern23 = new RegExp("^[a-z][a-z0-9_]*:(asc|desc)(,[a-z][a-z0-9_]*:(asc|desc))*$", "u"), pattern24 = new RegExp("^[a-z][a-z0-9_]*(,[a-z][a-z0-9_]*)*$", "u");
function validate569(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate569.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "q" || key0 === "limit" || key0 === "sort_by" || key0 === "fields" || key0 === "embed" || key0 === "cursor" || key0 === "backward" || key0 === "presign")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.q !== void 0) {
      let data0 = data.q;
      if (typeof data0 == "string") {
        if (func1(data0) > 4096) {
          let err1 = { instancePath: instancePath + "/q", schemaPath: "#/properties/q/maxLength", keyword: "maxLength", params: { limit: 4096 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (func1(data0) < 1) {
          let err2 = { instancePath: instancePath + "/q", schemaPath: "#/properties/q/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/q", schemaPath: "#/properties/q/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.limit !== void 0) {
      let data1 = data.limit;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 500 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.sort_by !== void 0) {
      let data2 = data.sort_by;
      if (typeof data2 == "string") {
        if (func1(data2) > 512) {
          let err7 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/maxLength", keyword: "maxLength", params: { limit: 512 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func1(data2) < 1) {
          let err8 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern23.test(data2)) {
          let err9 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*:(asc|desc)(,[a-z][a-z0-9_]*:(asc|desc))*$" } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.fields !== void 0) {
      let data3 = data.fields;
      if (typeof data3 == "string") {
        if (func1(data3) > 1024) {
          let err11 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func1(data3) < 1) {
          let err12 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!pattern24.test(data3)) {
          let err13 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*(,[a-z][a-z0-9_]*)*$" } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.embed !== void 0) {
      let data4 = data.embed;
      if (typeof data4 != "string") {
        let err15 = { instancePath: instancePath + "/embed", schemaPath: "#/properties/embed/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (data4 !== "created_by_user") {
        let err16 = { instancePath: instancePath + "/embed", schemaPath: "#/properties/embed/enum", keyword: "enum", params: { allowedValues: schema128.properties.embed.enum } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.cursor !== void 0) {
      let data5 = data.cursor;
      if (typeof data5 == "string") {
        if (func1(data5) > 8192) {
          let err17 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 8192 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (func1(data5) < 1) {
          let err18 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.backward !== void 0 && typeof data.backward != "boolean") {
      let err20 = { instancePath: instancePath + "/backward", schemaPath: "#/properties/backward/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.presign !== void 0 && typeof data.presign != "boolean") {
      let err21 = { instancePath: instancePath + "/presign", schemaPath: "#/properties/presign/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate569.errors = vErrors, errors === 0;
}
validate569.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_4 = validate570;
function validate570(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate570.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "q" || key0 === "limit" || key0 === "sort_by" || key0 === "fields" || key0 === "cursor" || key0 === "backward")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.q !== void 0) {
      let data0 = data.q;
      if (typeof data0 == "string") {
        if (func1(data0) > 4096) {
          let err1 = { instancePath: instancePath + "/q", schemaPath: "#/properties/q/maxLength", keyword: "maxLength", params: { limit: 4096 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (func1(data0) < 1) {
          let err2 = { instancePath: instancePath + "/q", schemaPath: "#/properties/q/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/q", schemaPath: "#/properties/q/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.limit !== void 0) {
      let data1 = data.limit;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 500 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.sort_by !== void 0) {
      let data2 = data.sort_by;
      if (typeof data2 == "string") {
        if (func1(data2) > 512) {
          let err7 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/maxLength", keyword: "maxLength", params: { limit: 512 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func1(data2) < 1) {
          let err8 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern23.test(data2)) {
          let err9 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*:(asc|desc)(,[a-z][a-z0-9_]*:(asc|desc))*$" } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.fields !== void 0) {
      let data3 = data.fields;
      if (typeof data3 == "string") {
        if (func1(data3) > 1024) {
          let err11 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func1(data3) < 1) {
          let err12 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!pattern24.test(data3)) {
          let err13 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*(,[a-z][a-z0-9_]*)*$" } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.cursor !== void 0) {
      let data4 = data.cursor;
      if (typeof data4 == "string") {
        if (func1(data4) > 8192) {
          let err15 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 8192 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (func1(data4) < 1) {
          let err16 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.backward !== void 0 && typeof data.backward != "boolean") {
      let err18 = { instancePath: instancePath + "/backward", schemaPath: "#/properties/backward/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate570.errors = vErrors, errors === 0;
}
validate570.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_5 = validate571, schema130 = { $id: "https://model-run-kit.invalid/reference/queries/getAsset", type: "object", properties: { presign: { type: "boolean" }, embed: { type: "string", enum: ["created_by_user"] } }, required: [], additionalProperties: !1 };
function validate571(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate571.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "presign" || key0 === "embed")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.presign !== void 0 && typeof data.presign != "boolean") {
      let err1 = { instancePath: instancePath + "/presign", schemaPath: "#/properties/presign/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.embed !== void 0) {
      let data1 = data.embed;
      if (typeof data1 != "string") {
        let err2 = { instancePath: instancePath + "/embed", schemaPath: "#/properties/embed/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (data1 !== "created_by_user") {
        let err3 = { instancePath: instancePath + "/embed", schemaPath: "#/properties/embed/enum", keyword: "enum", params: { allowedValues: schema130.properties.embed.enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate571.errors = vErrors, errors === 0;
}
validate571.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_6 = validate572;
function validate572(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate572.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate572.errors = vErrors, errors === 0;
}
validate572.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_7 = validate573;
function validate573(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate573.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate573.errors = vErrors, errors === 0;
}
validate573.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_8 = validate574;
function validate574(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate574.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate574.errors = vErrors, errors === 0;
}
validate574.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_9 = validate575;
function validate575(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate575.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate575.errors = vErrors, errors === 0;
}
validate575.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_10 = validate576;
function validate576(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate576.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate576.errors = vErrors, errors === 0;
}
validate576.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_11 = validate577;
function validate577(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate577.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate577.errors = vErrors, errors === 0;
}
validate577.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_12 = validate578;
function validate578(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate578.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate578.errors = vErrors, errors === 0;
}
validate578.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_13 = validate579;
function validate579(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate579.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate579.errors = vErrors, errors === 0;
}
validate579.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_14 = validate580;
function validate580(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate580.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate580.errors = vErrors, errors === 0;
}
validate580.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_15 = validate581;
function validate581(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate581.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate581.errors = vErrors, errors === 0;
}
validate581.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_16 = validate582;
function validate582(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate582.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate582.errors = vErrors, errors === 0;
}
validate582.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_17 = validate583;
function validate583(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate583.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate583.errors = vErrors, errors === 0;
}
validate583.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_18 = validate584;
function validate584(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate584.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate584.errors = vErrors, errors === 0;
}
validate584.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_19 = validate585;
function validate585(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate585.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate585.errors = vErrors, errors === 0;
}
validate585.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_20 = validate586;
function validate586(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate586.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate586.errors = vErrors, errors === 0;
}
validate586.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_21 = validate587;
var pattern29 = new RegExp("^run(\\((logs|node_runs|model|graph_workflow)(,(logs|node_runs|model|graph_workflow))*\\))?$", "u");
function validate587(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate587.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "q" || key0 === "limit" || key0 === "sort_by" || key0 === "fields" || key0 === "embed" || key0 === "cursor" || key0 === "backward")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.q !== void 0) {
      let data0 = data.q;
      if (typeof data0 == "string") {
        if (func1(data0) > 4096) {
          let err1 = { instancePath: instancePath + "/q", schemaPath: "#/properties/q/maxLength", keyword: "maxLength", params: { limit: 4096 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (func1(data0) < 1) {
          let err2 = { instancePath: instancePath + "/q", schemaPath: "#/properties/q/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/q", schemaPath: "#/properties/q/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.limit !== void 0) {
      let data1 = data.limit;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 500 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.sort_by !== void 0) {
      let data2 = data.sort_by;
      if (typeof data2 == "string") {
        if (func1(data2) > 512) {
          let err7 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/maxLength", keyword: "maxLength", params: { limit: 512 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func1(data2) < 1) {
          let err8 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern23.test(data2)) {
          let err9 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*:(asc|desc)(,[a-z][a-z0-9_]*:(asc|desc))*$" } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.fields !== void 0) {
      let data3 = data.fields;
      if (typeof data3 == "string") {
        if (func1(data3) > 1024) {
          let err11 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func1(data3) < 1) {
          let err12 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!pattern24.test(data3)) {
          let err13 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*(,[a-z][a-z0-9_]*)*$" } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.embed !== void 0) {
      let data4 = data.embed;
      if (typeof data4 == "string") {
        if (func1(data4) > 64) {
          let err15 = { instancePath: instancePath + "/embed", schemaPath: "#/properties/embed/maxLength", keyword: "maxLength", params: { limit: 64 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (func1(data4) < 3) {
          let err16 = { instancePath: instancePath + "/embed", schemaPath: "#/properties/embed/minLength", keyword: "minLength", params: { limit: 3 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (!pattern29.test(data4)) {
          let err17 = { instancePath: instancePath + "/embed", schemaPath: "#/properties/embed/pattern", keyword: "pattern", params: { pattern: "^run(\\((logs|node_runs|model|graph_workflow)(,(logs|node_runs|model|graph_workflow))*\\))?$" } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/embed", schemaPath: "#/properties/embed/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.cursor !== void 0) {
      let data5 = data.cursor;
      if (typeof data5 == "string") {
        if (func1(data5) > 8192) {
          let err19 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 8192 } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (func1(data5) < 1) {
          let err20 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.backward !== void 0 && typeof data.backward != "boolean") {
      let err22 = { instancePath: instancePath + "/backward", schemaPath: "#/properties/backward/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
  } else {
    let err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
  }
  return validate587.errors = vErrors, errors === 0;
}
validate587.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_22 = validate588;
function validate588(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate588.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "q" || key0 === "sort_by" || key0 === "fields" || key0 === "embed")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.q !== void 0) {
      let data0 = data.q;
      if (typeof data0 == "string") {
        if (func1(data0) > 4096) {
          let err1 = { instancePath: instancePath + "/q", schemaPath: "#/properties/q/maxLength", keyword: "maxLength", params: { limit: 4096 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (func1(data0) < 1) {
          let err2 = { instancePath: instancePath + "/q", schemaPath: "#/properties/q/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/q", schemaPath: "#/properties/q/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.sort_by !== void 0) {
      let data1 = data.sort_by;
      if (typeof data1 == "string") {
        if (func1(data1) > 512) {
          let err4 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/maxLength", keyword: "maxLength", params: { limit: 512 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func1(data1) < 1) {
          let err5 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern23.test(data1)) {
          let err6 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*:(asc|desc)(,[a-z][a-z0-9_]*:(asc|desc))*$" } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.fields !== void 0) {
      let data2 = data.fields;
      if (typeof data2 == "string") {
        if (func1(data2) > 1024) {
          let err8 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (func1(data2) < 1) {
          let err9 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!pattern24.test(data2)) {
          let err10 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*(,[a-z][a-z0-9_]*)*$" } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.embed !== void 0) {
      let data3 = data.embed;
      if (typeof data3 == "string") {
        if (func1(data3) > 64) {
          let err12 = { instancePath: instancePath + "/embed", schemaPath: "#/properties/embed/maxLength", keyword: "maxLength", params: { limit: 64 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func1(data3) < 3) {
          let err13 = { instancePath: instancePath + "/embed", schemaPath: "#/properties/embed/minLength", keyword: "minLength", params: { limit: 3 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (!pattern29.test(data3)) {
          let err14 = { instancePath: instancePath + "/embed", schemaPath: "#/properties/embed/pattern", keyword: "pattern", params: { pattern: "^run(\\((logs|node_runs|model|graph_workflow)(,(logs|node_runs|model|graph_workflow))*\\))?$" } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/embed", schemaPath: "#/properties/embed/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate588.errors = vErrors, errors === 0;
}
validate588.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_23 = validate589;
function validate589(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate589.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate589.errors = vErrors, errors === 0;
}
validate589.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_24 = validate590;
function validate590(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate590.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "q" || key0 === "limit" || key0 === "sort_by" || key0 === "fields" || key0 === "cursor" || key0 === "backward")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.q !== void 0) {
      let data0 = data.q;
      if (typeof data0 == "string") {
        if (func1(data0) > 4096) {
          let err1 = { instancePath: instancePath + "/q", schemaPath: "#/properties/q/maxLength", keyword: "maxLength", params: { limit: 4096 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (func1(data0) < 1) {
          let err2 = { instancePath: instancePath + "/q", schemaPath: "#/properties/q/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/q", schemaPath: "#/properties/q/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.limit !== void 0) {
      let data1 = data.limit;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 500 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.sort_by !== void 0) {
      let data2 = data.sort_by;
      if (typeof data2 == "string") {
        if (func1(data2) > 512) {
          let err7 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/maxLength", keyword: "maxLength", params: { limit: 512 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func1(data2) < 1) {
          let err8 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern23.test(data2)) {
          let err9 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*:(asc|desc)(,[a-z][a-z0-9_]*:(asc|desc))*$" } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.fields !== void 0) {
      let data3 = data.fields;
      if (typeof data3 == "string") {
        if (func1(data3) > 1024) {
          let err11 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func1(data3) < 1) {
          let err12 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!pattern24.test(data3)) {
          let err13 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*(,[a-z][a-z0-9_]*)*$" } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.cursor !== void 0) {
      let data4 = data.cursor;
      if (typeof data4 == "string") {
        if (func1(data4) > 8192) {
          let err15 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 8192 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (func1(data4) < 1) {
          let err16 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.backward !== void 0 && typeof data.backward != "boolean") {
      let err18 = { instancePath: instancePath + "/backward", schemaPath: "#/properties/backward/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate590.errors = vErrors, errors === 0;
}
validate590.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_25 = validate591;
function validate591(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate591.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "q" || key0 === "limit" || key0 === "sort_by" || key0 === "fields" || key0 === "cursor" || key0 === "backward")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.q !== void 0) {
      let data0 = data.q;
      if (typeof data0 == "string") {
        if (func1(data0) > 4096) {
          let err1 = { instancePath: instancePath + "/q", schemaPath: "#/properties/q/maxLength", keyword: "maxLength", params: { limit: 4096 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (func1(data0) < 1) {
          let err2 = { instancePath: instancePath + "/q", schemaPath: "#/properties/q/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/q", schemaPath: "#/properties/q/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.limit !== void 0) {
      let data1 = data.limit;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 500 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.sort_by !== void 0) {
      let data2 = data.sort_by;
      if (typeof data2 == "string") {
        if (func1(data2) > 512) {
          let err7 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/maxLength", keyword: "maxLength", params: { limit: 512 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func1(data2) < 1) {
          let err8 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern23.test(data2)) {
          let err9 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*:(asc|desc)(,[a-z][a-z0-9_]*:(asc|desc))*$" } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.fields !== void 0) {
      let data3 = data.fields;
      if (typeof data3 == "string") {
        if (func1(data3) > 1024) {
          let err11 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func1(data3) < 1) {
          let err12 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!pattern24.test(data3)) {
          let err13 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*(,[a-z][a-z0-9_]*)*$" } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.cursor !== void 0) {
      let data4 = data.cursor;
      if (typeof data4 == "string") {
        if (func1(data4) > 8192) {
          let err15 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 8192 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (func1(data4) < 1) {
          let err16 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.backward !== void 0 && typeof data.backward != "boolean") {
      let err18 = { instancePath: instancePath + "/backward", schemaPath: "#/properties/backward/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate591.errors = vErrors, errors === 0;
}
validate591.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_26 = validate592;
function validate592(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate592.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "q" || key0 === "limit" || key0 === "sort_by" || key0 === "fields" || key0 === "cursor" || key0 === "backward")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.q !== void 0) {
      let data0 = data.q;
      if (typeof data0 == "string") {
        if (func1(data0) > 4096) {
          let err1 = { instancePath: instancePath + "/q", schemaPath: "#/properties/q/maxLength", keyword: "maxLength", params: { limit: 4096 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (func1(data0) < 1) {
          let err2 = { instancePath: instancePath + "/q", schemaPath: "#/properties/q/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/q", schemaPath: "#/properties/q/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.limit !== void 0) {
      let data1 = data.limit;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 500 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.sort_by !== void 0) {
      let data2 = data.sort_by;
      if (typeof data2 == "string") {
        if (func1(data2) > 512) {
          let err7 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/maxLength", keyword: "maxLength", params: { limit: 512 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func1(data2) < 1) {
          let err8 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern23.test(data2)) {
          let err9 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*:(asc|desc)(,[a-z][a-z0-9_]*:(asc|desc))*$" } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/sort_by", schemaPath: "#/properties/sort_by/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.fields !== void 0) {
      let data3 = data.fields;
      if (typeof data3 == "string") {
        if (func1(data3) > 1024) {
          let err11 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func1(data3) < 1) {
          let err12 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!pattern24.test(data3)) {
          let err13 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*(,[a-z][a-z0-9_]*)*$" } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.cursor !== void 0) {
      let data4 = data.cursor;
      if (typeof data4 == "string") {
        if (func1(data4) > 8192) {
          let err15 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 8192 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (func1(data4) < 1) {
          let err16 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.backward !== void 0 && typeof data.backward != "boolean") {
      let err18 = { instancePath: instancePath + "/backward", schemaPath: "#/properties/backward/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate592.errors = vErrors, errors === 0;
}
validate592.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_0 = validate593;
function validate593(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate593.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate593.errors = vErrors, errors === 0;
}
validate593.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_1 = validate594;
function validate594(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate594.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate594.errors = vErrors, errors === 0;
}
validate594.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_2 = validate595;
function validate595(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate595.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate595.errors = vErrors, errors === 0;
}
validate595.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_3 = validate596;
function validate596(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate596.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate596.errors = vErrors, errors === 0;
}
validate596.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_4 = validate597;
function validate597(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate597.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate597.errors = vErrors, errors === 0;
}
validate597.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_5 = validate598;
function validate598(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate598.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "id") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate598.errors = vErrors, errors === 0;
}
validate598.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_6 = validate600;
function validate600(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate600.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "id") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate600.errors = vErrors, errors === 0;
}
validate600.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_7 = validate602;
function validate602(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate602.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate602.errors = vErrors, errors === 0;
}
validate602.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_8 = validate603;
function validate603(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate603.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate603.errors = vErrors, errors === 0;
}
validate603.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_9 = validate604;
function validate604(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate604.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "id") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate604.errors = vErrors, errors === 0;
}
validate604.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_10 = validate606;
function validate606(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate606.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "id") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate606.errors = vErrors, errors === 0;
}
validate606.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_11 = validate608;
function validate608(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate608.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "provider" || key0 === "name")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.provider !== void 0 && (validate513(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors), errors = vErrors.length)), data.name !== void 0 && (validate513(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate608.errors = vErrors, errors === 0;
}
validate608.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_12 = validate611;
function validate611(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate611.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.variant === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "provider" || key0 === "name" || key0 === "variant")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    data.provider !== void 0 && (validate513(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors), errors = vErrors.length)), data.name !== void 0 && (validate513(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors), errors = vErrors.length)), data.variant !== void 0 && (validate513(data.variant, { instancePath: instancePath + "/variant", parentData: data, parentDataProperty: "variant", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate611.errors = vErrors, errors === 0;
}
validate611.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_13 = validate615;
function validate615(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate615.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.variant === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.subvariant === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subvariant" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "provider" || key0 === "name" || key0 === "variant" || key0 === "subvariant")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    data.provider !== void 0 && (validate513(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors), errors = vErrors.length)), data.name !== void 0 && (validate513(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors), errors = vErrors.length)), data.variant !== void 0 && (validate513(data.variant, { instancePath: instancePath + "/variant", parentData: data, parentDataProperty: "variant", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors), errors = vErrors.length)), data.subvariant !== void 0 && (validate513(data.subvariant, { instancePath: instancePath + "/subvariant", parentData: data, parentDataProperty: "subvariant", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate615.errors = vErrors, errors === 0;
}
validate615.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_14 = validate620;
function validate620(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate620.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.variant === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.subvariant === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subvariant" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.revision === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "provider" || key0 === "name" || key0 === "variant" || key0 === "subvariant" || key0 === "revision")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    data.provider !== void 0 && (validate513(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors), errors = vErrors.length)), data.name !== void 0 && (validate513(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors), errors = vErrors.length)), data.variant !== void 0 && (validate513(data.variant, { instancePath: instancePath + "/variant", parentData: data, parentDataProperty: "variant", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors), errors = vErrors.length)), data.subvariant !== void 0 && (validate513(data.subvariant, { instancePath: instancePath + "/subvariant", parentData: data, parentDataProperty: "subvariant", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors), errors = vErrors.length)), data.revision !== void 0 && (validate513(data.revision, { instancePath: instancePath + "/revision", parentData: data, parentDataProperty: "revision", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate620.errors = vErrors, errors === 0;
}
validate620.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_15 = validate626;
function validate626(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate626.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.owner === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "owner" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.slug === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slug" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "owner" || key0 === "slug")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.owner !== void 0 && (validate513(data.owner, { instancePath: instancePath + "/owner", parentData: data, parentDataProperty: "owner", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors), errors = vErrors.length)), data.slug !== void 0 && (validate513(data.slug, { instancePath: instancePath + "/slug", parentData: data, parentDataProperty: "slug", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate626.errors = vErrors, errors === 0;
}
validate626.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_16 = validate629;
function validate629(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate629.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "id") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate629.errors = vErrors, errors === 0;
}
validate629.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_17 = validate631;
function validate631(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate631.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.run_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "run_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "run_id") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.run_id !== void 0 && (validate55(data.run_id, { instancePath: instancePath + "/run_id", parentData: data, parentDataProperty: "run_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate631.errors = vErrors, errors === 0;
}
validate631.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_18 = validate633;
function validate633(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate633.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate633.errors = vErrors, errors === 0;
}
validate633.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_19 = validate634;
function validate634(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate634.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "id") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate634.errors = vErrors, errors === 0;
}
validate634.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_20 = validate636;
function validate636(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate636.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.owner === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "owner" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.slug === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slug" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "owner" || key0 === "slug")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.owner !== void 0 && (validate223(data.owner, { instancePath: instancePath + "/owner", parentData: data, parentDataProperty: "owner", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length)), data.slug !== void 0 && (validate223(data.slug, { instancePath: instancePath + "/slug", parentData: data, parentDataProperty: "slug", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate636.errors = vErrors, errors === 0;
}
validate636.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_21 = validate639;
function validate639(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate639.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.batch_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "batch_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "batch_id") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.batch_id !== void 0 && (validate55(data.batch_id, { instancePath: instancePath + "/batch_id", parentData: data, parentDataProperty: "batch_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate639.errors = vErrors, errors === 0;
}
validate639.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_22 = validate641;
function validate641(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate641.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.batch_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "batch_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "batch_id" || key0 === "id")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.batch_id !== void 0 && (validate55(data.batch_id, { instancePath: instancePath + "/batch_id", parentData: data, parentDataProperty: "batch_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.id !== void 0 && (validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate641.errors = vErrors, errors === 0;
}
validate641.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_23 = validate644;
function validate644(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate644.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate644.errors = vErrors, errors === 0;
}
validate644.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_24 = validate645;
function validate645(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate645.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate645.errors = vErrors, errors === 0;
}
validate645.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_25 = validate646;
function validate646(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate646.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate646.errors = vErrors, errors === 0;
}
validate646.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_26 = validate647;
function validate647(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate647.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.webhook_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "webhook_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "webhook_id") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.webhook_id !== void 0 && (validate55(data.webhook_id, { instancePath: instancePath + "/webhook_id", parentData: data, parentDataProperty: "webhook_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate647.errors = vErrors, errors === 0;
}
validate647.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var validators = { schemas: { AnyValue: schemas_0, Asset: schemas_1, AssetFields: schemas_2, AssetFolder: schemas_3, AssetFolderCreate: schemas_4, AssetFolderFields: schemas_5, AssetPage: schemas_6, AssetType: schemas_7, AssetTypeFields: schemas_8, AssetTypePage: schemas_9, AssetUploadCreate: schemas_10, Attempt: schemas_11, BalanceUpdate: schemas_12, BatchItem: schemas_13, BatchItemFields: schemas_14, BatchItemPage: schemas_15, Code: schemas_16, CodeOrNull: schemas_17, Count: schemas_18, CreditBalance: schemas_19, CreditBalanceFields: schemas_20, CursorUrl: schemas_21, CursorUrlOrNull: schemas_22, Decimal: schemas_23, DecimalOrNull: schemas_24, Delivery: schemas_25, DeliveryFields: schemas_26, DeliveryPage: schemas_27, Email: schemas_28, EmbeddedRun: schemas_29, ErrorCode: schemas_30, ErrorEnvelope: schemas_31, ErrorIssue: schemas_32, EvaluationSummary: schemas_33, EventCode: schemas_34, EventDelivery: schemas_35, EventPayload: schemas_36, EventType: schemas_37, EventTypeFields: schemas_38, EventTypePage: schemas_39, FeedbackUpdate: schemas_40, FileName: schemas_41, FreeObject: schemas_42, FreeObjectOrNull: schemas_43, GpuModelEntry: schemas_44, GpuModelEntryCreate: schemas_45, GraphInput: schemas_46, GraphInputCreate: schemas_47, GraphOutput: schemas_48, GraphOutputCreate: schemas_49, GraphWorkflow: schemas_50, GraphWorkflowCreate: schemas_51, GraphWorkflowRunCreate: schemas_52, Invitation: schemas_53, InvitationFields: schemas_54, LongTextOrNull: schemas_55, MediaType: schemas_56, Membership: schemas_57, MembershipFields: schemas_58, MillisecondsOrNull: schemas_59, MinimalUser: schemas_60, MinimalUserFields: schemas_61, Model: schemas_62, ModelExample: schemas_63, ModelFaqEntry: schemas_64, ModelInput: schemas_65, ModelOutput: schemas_66, ModelPricingRule: schemas_67, ModelRelatedLink: schemas_68, ModelRunCreate: schemas_69, ModelRunReceipt: schemas_70, NodeRun: schemas_71, Organization: schemas_72, OrganizationFields: schemas_73, PathSegment: schemas_74, Run: schemas_75, RunCancelledPayload: schemas_76, RunCompletedPayload: schemas_77, RunFailedPayload: schemas_78, RunFields: schemas_79, RunLog: schemas_80, RunStatusCode: schemas_81, Scope: schemas_82, ShortText: schemas_83, ShortTextOrNull: schemas_84, Slug: schemas_85, SortRank: schemas_86, StringOrNull: schemas_87, Timestamp: schemas_88, TimestampOrNull: schemas_89, UploadSession: schemas_90, UploadSessionFields: schemas_91, Url: schemas_92, UrlOrNull: schemas_93, UserProfile: schemas_94, UserProfileFields: schemas_95, Uuid: schemas_96, UuidOrNull: schemas_97, ValidationErrorEnvelope: schemas_98, ValidationIssue: schemas_99, Webhook: schemas_100, WebhookCreate: schemas_101, WebhookSecret: schemas_102, WorkflowItems: schemas_103, WorkflowRunReceipt: schemas_104 }, responses: { getHealth: responses_0 }, queries: { getHealth: queries_0, getMe: queries_1, updateBalance: queries_2, listAssets: queries_3, listAssetTypes: queries_4, getAsset: queries_5, deleteAsset: queries_6, createAssetUpload: queries_7, createAssetFolder: queries_8, getAssetFolder: queries_9, deleteAssetFolder: queries_10, dispatchModelRun2: queries_11, dispatchModelRun3: queries_12, dispatchModelRun4: queries_13, dispatchModelRun5: queries_14, getModelText: queries_15, getRun: queries_16, rateRun: queries_17, createGraphWorkflow: queries_18, deleteGraphWorkflow: queries_19, dispatchGraphWorkflowRun: queries_20, listBatchItems: queries_21, getBatchItem: queries_22, createWebhook: queries_23, listEventTypes: queries_24, listAllDeliveries: queries_25, listWebhookDeliveries: queries_26 }, paths: { getHealth: paths_0, getMe: paths_1, updateBalance: paths_2, listAssets: paths_3, listAssetTypes: paths_4, getAsset: paths_5, deleteAsset: paths_6, createAssetUpload: paths_7, createAssetFolder: paths_8, getAssetFolder: paths_9, deleteAssetFolder: paths_10, dispatchModelRun2: paths_11, dispatchModelRun3: paths_12, dispatchModelRun4: paths_13, dispatchModelRun5: paths_14, getModelText: paths_15, getRun: paths_16, rateRun: paths_17, createGraphWorkflow: paths_18, deleteGraphWorkflow: paths_19, dispatchGraphWorkflowRun: paths_20, listBatchItems: paths_21, getBatchItem: paths_22, createWebhook: paths_23, listEventTypes: paths_24, listAllDeliveries: paths_25, listWebhookDeliveries: paths_26 } };
export {
  paths_0,
  paths_1,
  paths_10,
  paths_11,
  paths_12,
  paths_13,
  paths_14,
  paths_15,
  paths_16,
  paths_17,
  paths_18,
  paths_19,
  paths_2,
  paths_20,
  paths_21,
  paths_22,
  paths_23,
  paths_24,
  paths_25,
  paths_26,
  paths_3,
  paths_4,
  paths_5,
  paths_6,
  paths_7,
  paths_8,
  paths_9,
  queries_0,
  queries_1,
  queries_10,
  queries_11,
  queries_12,
  queries_13,
  queries_14,
  queries_15,
  queries_16,
  queries_17,
  queries_18,
  queries_19,
  queries_2,
  queries_20,
  queries_21,
  queries_22,
  queries_23,
  queries_24,
  queries_25,
  queries_26,
  queries_3,
  queries_4,
  queries_5,
  queries_6,
  queries_7,
  queries_8,
  queries_9,
  responses_0,
  schemas_0,
  schemas_1,
  schemas_10,
  schemas_100,
  schemas_101,
  schemas_102,
  schemas_103,
  schemas_104,
  schemas_11,
  schemas_12,
  schemas_13,
  schemas_14,
  schemas_15,
  schemas_16,
  schemas_17,
  schemas_18,
  schemas_19,
  schemas_2,
  schemas_20,
  schemas_21,
  schemas_22,
  schemas_23,
  schemas_24,
  schemas_25,
  schemas_26,
  schemas_27,
  schemas_28,
  schemas_29,
  schemas_3,
  schemas_30,
  schemas_31,
  schemas_32,
  schemas_33,
  schemas_34,
  schemas_35,
  schemas_36,
  schemas_37,
  schemas_38,
  schemas_39,
  schemas_4,
  schemas_40,
  schemas_41,
  schemas_42,
  schemas_43,
  schemas_44,
  schemas_45,
  schemas_46,
  schemas_47,
  schemas_48,
  schemas_49,
  schemas_5,
  schemas_50,
  schemas_51,
  schemas_52,
  schemas_53,
  schemas_54,
  schemas_55,
  schemas_56,
  schemas_57,
  schemas_58,
  schemas_59,
  schemas_6,
  schemas_60,
  schemas_61,
  schemas_62,
  schemas_63,
  schemas_64,
  schemas_65,
  schemas_66,
  schemas_67,
  schemas_68,
  schemas_69,
  schemas_7,
  schemas_70,
  schemas_71,
  schemas_72,
  schemas_73,
  schemas_74,
  schemas_75,
  schemas_76,
  schemas_77,
  schemas_78,
  schemas_79,
  schemas_8,
  schemas_80,
  schemas_81,
  schemas_82,
  schemas_83,
  schemas_84,
  schemas_85,
  schemas_86,
  schemas_87,
  schemas_88,
  schemas_89,
  schemas_9,
  schemas_90,
  schemas_91,
  schemas_92,
  schemas_93,
  schemas_94,
  schemas_95,
  schemas_96,
  schemas_97,
  schemas_98,
  schemas_99,
  validators
};
