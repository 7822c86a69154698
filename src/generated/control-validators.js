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
var schemas_1 = validate53, schema20 = { $id: "https://model-run-kit.invalid/reference/schemas/Attempt", type: "object", required: ["request_id", "status_code", "response_time_ms", "response_body", "succeeded", "next_retry_at", "created_at"], properties: { request_id: { $ref: "https://model-run-kit.invalid/reference/schemas/Uuid" }, status_code: { type: ["string", "null"], pattern: "^[1-5][0-9]{2}$", minLength: 3, maxLength: 3 }, response_time_ms: { type: ["integer", "null"], minimum: 0, maximum: 2147483647 }, response_body: { type: ["string", "null"], maxLength: 4096 }, succeeded: { type: "boolean" }, next_retry_at: { $ref: "https://model-run-kit.invalid/reference/schemas/TimestampOrNull" }, created_at: { $ref: "https://model-run-kit.invalid/reference/schemas/Timestamp" } } };
var formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!formats0.test(data)) {
      let err0 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "uuid" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate54.errors = vErrors, errors === 0;
}
validate54.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema22 = { $id: "https://model-run-kit.invalid/reference/schemas/TimestampOrNull", type: ["string", "null"], format: "date-time", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", maxLength: 24 }, formats2 = (init_formats(), __toCommonJS(formats_exports)).referenceFormats["date-time"], func1 = require_ucs2length().default, pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema22.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string") {
    if (func1(data) > 24) {
      let err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 24 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern4.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (!formats2.validate(data)) {
      let err3 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  }
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 24) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 24 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern4.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!formats2.validate(data)) {
      let err2 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate58.errors = vErrors, errors === 0;
}
validate58.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern3 = new RegExp("^[1-5][0-9]{2}$", "u");
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
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
    if (data.request_id !== void 0 && (validate54(data.request_id, { instancePath: instancePath + "/request_id", parentData: data, parentDataProperty: "request_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.status_code !== void 0) {
      let data1 = data.status_code;
      if (typeof data1 != "string" && data1 !== null) {
        let err7 = { instancePath: instancePath + "/status_code", schemaPath: "#/properties/status_code/type", keyword: "type", params: { type: schema20.properties.status_code.type } };
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
        if (!pattern3.test(data1)) {
          let err10 = { instancePath: instancePath + "/status_code", schemaPath: "#/properties/status_code/pattern", keyword: "pattern", params: { pattern: "^[1-5][0-9]{2}$" } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
    if (data.response_time_ms !== void 0) {
      let data2 = data.response_time_ms;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
        let err11 = { instancePath: instancePath + "/response_time_ms", schemaPath: "#/properties/response_time_ms/type", keyword: "type", params: { type: schema20.properties.response_time_ms.type } };
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
        let err14 = { instancePath: instancePath + "/response_body", schemaPath: "#/properties/response_body/type", keyword: "type", params: { type: schema20.properties.response_body.type } };
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
    data.next_retry_at !== void 0 && (validate56(data.next_retry_at, { instancePath: instancePath + "/next_retry_at", parentData: data, parentDataProperty: "next_retry_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate58(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length));
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: { request_id: !0, status_code: !0, response_time_ms: !0, response_body: !0, succeeded: !0, next_retry_at: !0, created_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_2 = validate60;
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "status" || key0 === "body" || key0 === "location" || key0 === "retry_after")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.status !== void 0) {
      let data0 = data.status;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err2 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 599 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0 < 200 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 200 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    if (data.body !== void 0) {
      let data1 = data.body;
      if (typeof data1 == "string") {
        if (func1(data1) > 4096) {
          let err5 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/maxLength", keyword: "maxLength", params: { limit: 4096 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.location !== void 0) {
      let data2 = data.location;
      if (typeof data2 == "string") {
        if (func1(data2) > 8192) {
          let err7 = { instancePath: instancePath + "/location", schemaPath: "#/properties/location/maxLength", keyword: "maxLength", params: { limit: 8192 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.retry_after !== void 0) {
      let data3 = data.retry_after;
      if (typeof data3 == "string") {
        if (func1(data3) > 256) {
          let err9 = { instancePath: instancePath + "/retry_after", schemaPath: "#/properties/retry_after/maxLength", keyword: "maxLength", params: { limit: 256 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/retry_after", schemaPath: "#/properties/retry_after/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate61.errors = vErrors, errors === 0;
}
validate61.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.error === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "error") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.error !== void 0) {
      let data0 = data.error;
      if (typeof data0 == "string") {
        if (func1(data0) > 1024) {
          let err2 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func1(data0) < 1) {
          let err3 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate63.errors = vErrors, errors === 0;
}
validate63.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  validate61(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = !0, passing0 = 0;
    var props0 = !0;
  }
  let _errs2 = errors;
  validate63(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 1]) : _valid0 && (valid0 = !0, passing0 = 1, props0 !== !0 && (props0 = !0)), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate60.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate60.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schemas_3 = validate65, schema27 = { $id: "https://model-run-kit.invalid/reference/schemas/BadSignatureFault", type: "object", required: ["kind", "how"], additionalProperties: !1, properties: { kind: { type: "string", const: "bad_signature", maxLength: 32 }, how: { type: "string", enum: ["wrong_key", "missing", "other_body", "truncated"] }, channel: { $ref: "https://model-run-kit.invalid/reference/schemas/DeliveryChannel" }, url: { type: "string", pattern: "^https?://.", maxLength: 2048 }, times: { $ref: "https://model-run-kit.invalid/reference/schemas/FaultTimes" }, skip: { $ref: "https://model-run-kit.invalid/reference/schemas/FaultSkip" }, probability: { $ref: "https://model-run-kit.invalid/reference/schemas/FaultProbability" } } }, schema28 = { $id: "https://model-run-kit.invalid/reference/schemas/DeliveryChannel", type: "string", enum: ["callback", "webhook"] };
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "callback" || data === "webhook")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema28.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate66.errors = vErrors, errors === 0;
}
validate66.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 1e9 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e9 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data < 1 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate68.errors = vErrors, errors === 0;
}
validate68.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 1e9 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e9 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data < 0 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate70.errors = vErrors, errors === 0;
}
validate70.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "number" && isFinite(data)) {
    if (data > 1 || isNaN(data)) {
      let err0 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data < 0 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate72.errors = vErrors, errors === 0;
}
validate72.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern6 = new RegExp("^https?://.", "u");
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.how === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "how" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "how" || key0 === "channel" || key0 === "url" || key0 === "times" || key0 === "skip" || key0 === "probability")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (data0 !== "bad_signature") {
        let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "bad_signature" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 32) {
          let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/maxLength", keyword: "maxLength", params: { limit: 32 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.how !== void 0) {
      let data1 = data.how;
      if (typeof data1 != "string") {
        let err6 = { instancePath: instancePath + "/how", schemaPath: "#/properties/how/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data1 === "wrong_key" || data1 === "missing" || data1 === "other_body" || data1 === "truncated")) {
        let err7 = { instancePath: instancePath + "/how", schemaPath: "#/properties/how/enum", keyword: "enum", params: { allowedValues: schema27.properties.how.enum } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.channel !== void 0 && (validate66(data.channel, { instancePath: instancePath + "/channel", parentData: data, parentDataProperty: "channel", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length)), data.url !== void 0) {
      let data3 = data.url;
      if (typeof data3 == "string") {
        if (func1(data3) > 2048) {
          let err8 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern6.test(data3)) {
          let err9 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/pattern", keyword: "pattern", params: { pattern: "^https?://." } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    data.times !== void 0 && (validate68(data.times, { instancePath: instancePath + "/times", parentData: data, parentDataProperty: "times", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.skip !== void 0 && (validate70(data.skip, { instancePath: instancePath + "/skip", parentData: data, parentDataProperty: "skip", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length)), data.probability !== void 0 && (validate72(data.probability, { instancePath: instancePath + "/probability", parentData: data, parentDataProperty: "probability", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length));
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate65.errors = vErrors, errors === 0;
}
validate65.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_4 = validate74;
var pattern7 = new RegExp("^https?://[^\\s]*[^\\s/]$", "u");
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 2048) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2048 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern7.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^https?://[^\\s]*[^\\s/]$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate74.errors = vErrors, errors === 0;
}
validate74.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schemas_5 = validate75;
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.run_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "run_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    data.id !== void 0 && (validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.run_id !== void 0 && (validate54(data.run_id, { instancePath: instancePath + "/run_id", parentData: data, parentDataProperty: "run_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate77.errors = vErrors, errors === 0;
}
validate77.evaluated = { props: { id: !0, run_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.id !== void 0 && (validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        if (data1.length > 100) {
          let err2 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data1.length < 1) {
          let err3 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate77(data1[i0], { instancePath: instancePath + "/items/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate75.errors = vErrors, errors === 0;
}
validate75.evaluated = { props: { id: !0, items: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_6 = validate81;
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate82.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 100) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 100 } };
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
  return validate82.errors = vErrors, errors === 0;
}
validate82.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern8 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*(/[A-Za-z0-9][A-Za-z0-9._-]*){1,4}$", "u");
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate84.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 640) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 640 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func1(data) < 3) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 3 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern8.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*(/[A-Za-z0-9][A-Za-z0-9._-]*){1,4}$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate84.errors = vErrors, errors === 0;
}
validate84.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 1e4) {
      let err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 1e4 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate86.errors = vErrors, errors === 0;
}
validate86.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate81.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.model === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.inputs === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "inputs" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "organization" || key0 === "model" || key0 === "inputs")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.organization !== void 0 && (validate82(data.organization, { instancePath: instancePath + "/organization", parentData: data, parentDataProperty: "organization", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length)), data.model !== void 0 && (validate84(data.model, { instancePath: instancePath + "/model", parentData: data, parentDataProperty: "model", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors), errors = vErrors.length)), data.inputs !== void 0) {
      let data2 = data.inputs;
      if (Array.isArray(data2)) {
        if (data2.length > 100) {
          let err3 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data2.length < 1) {
          let err4 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate86(data2[i0], { instancePath: instancePath + "/inputs/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate81.errors = vErrors, errors === 0;
}
validate81.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_7 = validate77, schemas_8 = validate88, schema39 = { $id: "https://model-run-kit.invalid/reference/schemas/CanceledRun", type: "object", required: ["id", "status"], properties: { id: { $ref: "https://model-run-kit.invalid/reference/schemas/Uuid" }, status: { type: "string", enum: ["canceled"] } } };
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate88.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.status === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.id !== void 0 && (validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.status !== void 0) {
      let data1 = data.status;
      if (typeof data1 != "string") {
        let err2 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (data1 !== "canceled") {
        let err3 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema39.properties.status.enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate88.errors = vErrors, errors === 0;
}
validate88.evaluated = { props: { id: !0, status: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_9 = validate90;
var schema41 = { $id: "https://model-run-kit.invalid/reference/schemas/RecordKind", type: "string", enum: ["organization", "user", "membership", "invitation", "token", "balance", "model", "workflow", "webhook", "run", "batch", "batch_item", "asset", "folder", "asset_type", "delivery"] };
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate91.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "organization" || data === "user" || data === "membership" || data === "invitation" || data === "token" || data === "balance" || data === "model" || data === "workflow" || data === "webhook" || data === "run" || data === "batch" || data === "batch_item" || data === "asset" || data === "folder" || data === "asset_type" || data === "delivery")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema41.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate91.errors = vErrors, errors === 0;
}
validate91.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.record === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.kind !== void 0 && (validate91(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length)), data.id !== void 0) {
      let data1 = data.id;
      if (typeof data1 == "string") {
        if (func1(data1) > 1024) {
          let err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func1(data1) < 1) {
          let err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.record !== void 0 && (validate86(data.record, { instancePath: instancePath + "/record", parentData: data, parentDataProperty: "record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate90.errors = vErrors, errors === 0;
}
validate90.evaluated = { props: { kind: !0, id: !0, record: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_10 = validate94;
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate95.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.created_at === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    data.id !== void 0 && (validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate58(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate95.errors = vErrors, errors === 0;
}
validate95.evaluated = { props: { id: !0, created_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate101.evaluated;
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
  return validate101.errors = vErrors, errors === 0;
}
validate101.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate100.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 20) {
      let err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 20 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      validate101(data[key0], { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate100.errors = vErrors, errors === 0;
}
validate100.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate108.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.fields === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fields" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.kind !== void 0 && (validate91(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length)), data.id !== void 0) {
      let data1 = data.id;
      if (typeof data1 == "string") {
        if (func1(data1) > 1024) {
          let err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func1(data1) < 1) {
          let err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.fields !== void 0) {
      let data2 = data.fields;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (Object.keys(data2).length > 1e3) {
          let err6 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/maxProperties", keyword: "maxProperties", params: { limit: 1e3 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        for (let key0 in data2) {
          let data3 = data2[key0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.old === void 0) {
              let err7 = { instancePath: instancePath + "/fields/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/fields/additionalProperties/required", keyword: "required", params: { missingProperty: "old" } };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (data3.new === void 0) {
              let err8 = { instancePath: instancePath + "/fields/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/fields/additionalProperties/required", keyword: "required", params: { missingProperty: "new" } };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            data3.old !== void 0 && (validate52(data3.old, { instancePath: instancePath + "/fields/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/old", parentData: data3, parentDataProperty: "old", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors), errors = vErrors.length)), data3.new !== void 0 && (validate52(data3.new, { instancePath: instancePath + "/fields/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/new", parentData: data3, parentDataProperty: "new", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors), errors = vErrors.length));
          } else {
            let err9 = { instancePath: instancePath + "/fields/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/fields/additionalProperties/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
      } else {
        let err10 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate108.errors = vErrors, errors === 0;
}
validate108.evaluated = { props: { kind: !0, id: !0, fields: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schema48 = { $id: "https://model-run-kit.invalid/reference/schemas/UuidOrNull", type: ["string", "null"], format: "uuid" };
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate118.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema48.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string" && !formats0.test(data)) {
    let err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "uuid" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate118.errors = vErrors, errors === 0;
}
validate118.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema49 = { $id: "https://model-run-kit.invalid/reference/schemas/EventCode", type: "string", enum: ["run.completed", "run.failed", "run.cancelled"], maxLength: 64 };
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate121.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data === "run.completed" || data === "run.failed" || data === "run.cancelled")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema49.enum } };
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
  return validate121.errors = vErrors, errors === 0;
}
validate121.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern9 = new RegExp("^https?://[^\\s]+$", "u");
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate123.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 8192) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 8192 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern9.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^https?://[^\\s]+$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate123.errors = vErrors, errors === 0;
}
validate123.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate114.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.channel === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.org_id === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "org_id" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.webhook_id === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "webhook_id" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.run_id === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "run_id" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.event === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.url === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.is_signed === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_signed" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.body === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "body" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.created_at === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.next_attempt_at === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_attempt_at" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.attempts === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attempts" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.id !== void 0 && (validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.channel !== void 0 && (validate66(data.channel, { instancePath: instancePath + "/channel", parentData: data, parentDataProperty: "channel", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length)), data.org_id !== void 0 && (validate54(data.org_id, { instancePath: instancePath + "/org_id", parentData: data, parentDataProperty: "org_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.webhook_id !== void 0 && (validate118(data.webhook_id, { instancePath: instancePath + "/webhook_id", parentData: data, parentDataProperty: "webhook_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors), errors = vErrors.length)), data.run_id !== void 0 && (validate54(data.run_id, { instancePath: instancePath + "/run_id", parentData: data, parentDataProperty: "run_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.event !== void 0 && (validate121(data.event, { instancePath: instancePath + "/event", parentData: data, parentDataProperty: "event", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors), errors = vErrors.length)), data.url !== void 0 && (validate123(data.url, { instancePath: instancePath + "/url", parentData: data, parentDataProperty: "url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors), errors = vErrors.length)), data.is_signed !== void 0 && typeof data.is_signed != "boolean") {
      let err12 = { instancePath: instancePath + "/is_signed", schemaPath: "#/properties/is_signed/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.body !== void 0) {
      let data8 = data.body;
      if (typeof data8 == "string") {
        if (func1(data8) > 16777216) {
          let err13 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/maxLength", keyword: "maxLength", params: { limit: 16777216 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.created_at !== void 0 && (validate58(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.next_attempt_at !== void 0 && (validate56(data.next_attempt_at, { instancePath: instancePath + "/next_attempt_at", parentData: data, parentDataProperty: "next_attempt_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length)), data.attempts !== void 0) {
      let data11 = data.attempts;
      if (Array.isArray(data11)) {
        if (data11.length > 100) {
          let err15 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate53(data11[i0], { instancePath: instancePath + "/attempts/" + i0, parentData: data11, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate114.errors = vErrors, errors === 0;
}
validate114.evaluated = { props: { id: !0, channel: !0, org_id: !0, webhook_id: !0, run_id: !0, event: !0, url: !0, is_signed: !0, body: !0, created_at: !0, next_attempt_at: !0, attempts: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate94.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.snapshot === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "snapshot" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.at === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.counts === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "counts" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.made === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "made" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.changed === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "changed" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.deleted === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deleted" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.deliveries === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deliveries" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.snapshot !== void 0 && (validate95(data.snapshot, { instancePath: instancePath + "/snapshot", parentData: data, parentDataProperty: "snapshot", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors), errors = vErrors.length)), data.at !== void 0 && (validate58(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.counts !== void 0) {
      let data2 = data.counts;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.made === void 0) {
          let err7 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "made" } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data2.changed === void 0) {
          let err8 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "changed" } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data2.deleted === void 0) {
          let err9 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "deleted" } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data2.deliveries === void 0) {
          let err10 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "deliveries" } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        data2.made !== void 0 && (validate100(data2.made, { instancePath: instancePath + "/counts/made", parentData: data2, parentDataProperty: "made", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors), errors = vErrors.length)), data2.changed !== void 0 && (validate100(data2.changed, { instancePath: instancePath + "/counts/changed", parentData: data2, parentDataProperty: "changed", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors), errors = vErrors.length)), data2.deleted !== void 0 && (validate100(data2.deleted, { instancePath: instancePath + "/counts/deleted", parentData: data2, parentDataProperty: "deleted", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors), errors = vErrors.length)), data2.deliveries !== void 0 && (validate101(data2.deliveries, { instancePath: instancePath + "/counts/deliveries", parentData: data2, parentDataProperty: "deliveries", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length));
      } else {
        let err11 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.made !== void 0) {
      let data7 = data.made;
      if (Array.isArray(data7)) {
        if (data7.length > 1e4) {
          let err12 = { instancePath: instancePath + "/made", schemaPath: "#/properties/made/maxItems", keyword: "maxItems", params: { limit: 1e4 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        let len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate90(data7[i0], { instancePath: instancePath + "/made/" + i0, parentData: data7, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length);
      } else {
        let err13 = { instancePath: instancePath + "/made", schemaPath: "#/properties/made/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.changed !== void 0) {
      let data9 = data.changed;
      if (Array.isArray(data9)) {
        if (data9.length > 1e4) {
          let err14 = { instancePath: instancePath + "/changed", schemaPath: "#/properties/changed/maxItems", keyword: "maxItems", params: { limit: 1e4 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        let len1 = data9.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate108(data9[i1], { instancePath: instancePath + "/changed/" + i1, parentData: data9, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length);
      } else {
        let err15 = { instancePath: instancePath + "/changed", schemaPath: "#/properties/changed/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.deleted !== void 0) {
      let data11 = data.deleted;
      if (Array.isArray(data11)) {
        if (data11.length > 1e4) {
          let err16 = { instancePath: instancePath + "/deleted", schemaPath: "#/properties/deleted/maxItems", keyword: "maxItems", params: { limit: 1e4 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        let len2 = data11.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate90(data11[i2], { instancePath: instancePath + "/deleted/" + i2, parentData: data11, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length);
      } else {
        let err17 = { instancePath: instancePath + "/deleted", schemaPath: "#/properties/deleted/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.deliveries !== void 0) {
      let data13 = data.deliveries;
      if (Array.isArray(data13)) {
        if (data13.length > 1e4) {
          let err18 = { instancePath: instancePath + "/deliveries", schemaPath: "#/properties/deliveries/maxItems", keyword: "maxItems", params: { limit: 1e4 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        let len3 = data13.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate114(data13[i3], { instancePath: instancePath + "/deliveries/" + i3, parentData: data13, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors), errors = vErrors.length);
      } else {
        let err19 = { instancePath: instancePath + "/deliveries", schemaPath: "#/properties/deliveries/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate94.errors = vErrors, errors === 0;
}
validate94.evaluated = { props: { snapshot: !0, at: !0, counts: !0, made: !0, changed: !0, deleted: !0, deliveries: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_11 = validate129;
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate130.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 512) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 512 } };
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
  return validate130.errors = vErrors, errors === 0;
}
validate130.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema53 = { $id: "https://model-run-kit.invalid/reference/schemas/TokenKind", type: "string", enum: ["api_key", "user"] };
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate132.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "api_key" || data === "user")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema53.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate132.errors = vErrors, errors === 0;
}
validate132.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern10 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate136.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 100) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 100 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern10.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate136.errors = vErrors, errors === 0;
}
validate136.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate134.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.slug === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slug" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    data.id !== void 0 && (validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.slug !== void 0 && (validate136(data.slug, { instancePath: instancePath + "/slug", parentData: data, parentDataProperty: "slug", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate134.errors = vErrors, errors === 0;
}
validate134.evaluated = { props: { id: !0, slug: !0 }, dynamicProps: !1, dynamicItems: !1 };
var pattern11 = new RegExp("^[a-z][a-z-]*:[a-z][a-z-]*$", "u");
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate140.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern11.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z-]*:[a-z][a-z-]*$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate140.errors = vErrors, errors === 0;
}
validate140.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate142.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 315576e3 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 315576e3 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data < 1 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate142.errors = vErrors, errors === 0;
}
validate142.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var formats8 = (init_formats(), __toCommonJS(formats_exports)).referenceFormats.uri;
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate129.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.client_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "client_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.client_secret === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "client_secret" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.token_url === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "token_url" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.kind === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.organization === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "organization" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.user_id === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "user_id" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.scopes === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scopes" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.expires_in === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_in" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.refresh_expires_in === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "refresh_expires_in" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.client_id !== void 0) {
      let data0 = data.client_id;
      if (typeof data0 == "string") {
        if (func1(data0) > 128) {
          let err9 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func1(data0) < 1) {
          let err10 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.client_secret !== void 0 && (validate130(data.client_secret, { instancePath: instancePath + "/client_secret", parentData: data, parentDataProperty: "client_secret", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors), errors = vErrors.length)), data.token_url !== void 0) {
      let data2 = data.token_url;
      if (typeof data2 == "string") {
        if (func1(data2) > 2048) {
          let err12 = { instancePath: instancePath + "/token_url", schemaPath: "#/properties/token_url/maxLength", keyword: "maxLength", params: { limit: 2048 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func1(data2) < 1) {
          let err13 = { instancePath: instancePath + "/token_url", schemaPath: "#/properties/token_url/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (!formats8(data2)) {
          let err14 = { instancePath: instancePath + "/token_url", schemaPath: "#/properties/token_url/format", keyword: "format", params: { format: "uri" } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/token_url", schemaPath: "#/properties/token_url/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.kind !== void 0 && (validate132(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors), errors = vErrors.length)), data.organization !== void 0 && (validate134(data.organization, { instancePath: instancePath + "/organization", parentData: data, parentDataProperty: "organization", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors), errors = vErrors.length)), data.user_id !== void 0 && (validate54(data.user_id, { instancePath: instancePath + "/user_id", parentData: data, parentDataProperty: "user_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.scopes !== void 0) {
      let data6 = data.scopes;
      if (Array.isArray(data6)) {
        if (data6.length > 100) {
          let err16 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate140(data6[i0], { instancePath: instancePath + "/scopes/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length);
      } else {
        let err17 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.expires_in !== void 0 && (validate142(data.expires_in, { instancePath: instancePath + "/expires_in", parentData: data, parentDataProperty: "expires_in", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors), errors = vErrors.length)), data.refresh_expires_in !== void 0) {
      let data9 = data.refresh_expires_in;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        let err18 = { instancePath: instancePath + "/refresh_expires_in", schemaPath: "#/properties/refresh_expires_in/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 315576e3 || isNaN(data9)) {
          let err19 = { instancePath: instancePath + "/refresh_expires_in", schemaPath: "#/properties/refresh_expires_in/maximum", keyword: "maximum", params: { comparison: "<=", limit: 315576e3 } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data9 < 0 || isNaN(data9)) {
          let err20 = { instancePath: instancePath + "/refresh_expires_in", schemaPath: "#/properties/refresh_expires_in/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      }
    }
  } else {
    let err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
  }
  return validate129.errors = vErrors, errors === 0;
}
validate129.evaluated = { props: { client_id: !0, client_secret: !0, token_url: !0, kind: !0, organization: !0, user_id: !0, scopes: !0, expires_in: !0, refresh_expires_in: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_12 = validate144;
var func0 = require_equal().default;
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate144.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "organization" || key0 === "user" || key0 === "scopes" || key0 === "expires_in" || key0 === "refresh_expires_in")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.kind !== void 0 && (validate132(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors), errors = vErrors.length)), data.organization !== void 0 && (validate82(data.organization, { instancePath: instancePath + "/organization", parentData: data, parentDataProperty: "organization", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length)), data.user !== void 0) {
      let data2 = data.user;
      if (typeof data2 == "string") {
        if (func1(data2) > 320) {
          let err2 = { instancePath: instancePath + "/user", schemaPath: "#/properties/user/maxLength", keyword: "maxLength", params: { limit: 320 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func1(data2) < 1) {
          let err3 = { instancePath: instancePath + "/user", schemaPath: "#/properties/user/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/user", schemaPath: "#/properties/user/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.scopes !== void 0) {
      let data3 = data.scopes;
      if (Array.isArray(data3)) {
        if (data3.length > 100) {
          let err5 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate140(data3[i0], { instancePath: instancePath + "/scopes/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length);
        let i1 = data3.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data3[i1], data3[j0])) {
                  let err6 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                  break outer0;
                }
        }
      } else {
        let err7 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.expires_in !== void 0 && (validate142(data.expires_in, { instancePath: instancePath + "/expires_in", parentData: data, parentDataProperty: "expires_in", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors), errors = vErrors.length)), data.refresh_expires_in !== void 0) {
      let data6 = data.refresh_expires_in;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err8 = { instancePath: instancePath + "/refresh_expires_in", schemaPath: "#/properties/refresh_expires_in/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 315576e3 || isNaN(data6)) {
          let err9 = { instancePath: instancePath + "/refresh_expires_in", schemaPath: "#/properties/refresh_expires_in/maximum", keyword: "maximum", params: { comparison: "<=", limit: 315576e3 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          let err10 = { instancePath: instancePath + "/refresh_expires_in", schemaPath: "#/properties/refresh_expires_in/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate144.errors = vErrors, errors === 0;
}
validate144.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_13 = validate149;
var pattern12 = new RegExp("^(real|virtual|virtual-auto|x[0-9]{1,6}(\\.[0-9]{1,6})?)$", "u");
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate150.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 16) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 16 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern12.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(real|virtual|virtual-auto|x[0-9]{1,6}(\\.[0-9]{1,6})?)$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate150.errors = vErrors, errors === 0;
}
validate150.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate154.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.delivery_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "delivery_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.attempt === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attempt" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.channel === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.url === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.since === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "since" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.wholly_sent === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "wholly_sent" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.delivery_id !== void 0 && (validate54(data.delivery_id, { instancePath: instancePath + "/delivery_id", parentData: data, parentDataProperty: "delivery_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.attempt !== void 0) {
      let data1 = data.attempt;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err6 = { instancePath: instancePath + "/attempt", schemaPath: "#/properties/attempt/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 100 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/attempt", schemaPath: "#/properties/attempt/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/attempt", schemaPath: "#/properties/attempt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
    if (data.channel !== void 0 && (validate66(data.channel, { instancePath: instancePath + "/channel", parentData: data, parentDataProperty: "channel", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length)), data.url !== void 0 && (validate123(data.url, { instancePath: instancePath + "/url", parentData: data, parentDataProperty: "url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors), errors = vErrors.length)), data.since !== void 0 && (validate58(data.since, { instancePath: instancePath + "/since", parentData: data, parentDataProperty: "since", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.wholly_sent !== void 0 && typeof data.wholly_sent != "boolean") {
      let err9 = { instancePath: instancePath + "/wholly_sent", schemaPath: "#/properties/wholly_sent/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate154.errors = vErrors, errors === 0;
}
validate154.evaluated = { props: { delivery_id: !0, attempt: !0, channel: !0, url: !0, since: !0, wholly_sent: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate149.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mode === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.is_paused === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_paused" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.now === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "now" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.next_due_at === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_due_at" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.in_flight === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "in_flight" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.mode !== void 0 && (validate150(data.mode, { instancePath: instancePath + "/mode", parentData: data, parentDataProperty: "mode", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors), errors = vErrors.length)), data.is_paused !== void 0 && typeof data.is_paused != "boolean") {
      let err5 = { instancePath: instancePath + "/is_paused", schemaPath: "#/properties/is_paused/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.now !== void 0 && (validate58(data.now, { instancePath: instancePath + "/now", parentData: data, parentDataProperty: "now", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.next_due_at !== void 0 && (validate56(data.next_due_at, { instancePath: instancePath + "/next_due_at", parentData: data, parentDataProperty: "next_due_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length)), data.in_flight !== void 0) {
      let data4 = data.in_flight;
      if (Array.isArray(data4)) {
        if (data4.length > 1e4) {
          let err6 = { instancePath: instancePath + "/in_flight", schemaPath: "#/properties/in_flight/maxItems", keyword: "maxItems", params: { limit: 1e4 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate154(data4[i0], { instancePath: instancePath + "/in_flight/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/in_flight", schemaPath: "#/properties/in_flight/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate149.errors = vErrors, errors === 0;
}
validate149.evaluated = { props: { mode: !0, is_paused: !0, now: !0, next_due_at: !0, in_flight: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_14 = validate160;
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate160.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 1) {
      let err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 1 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (Object.keys(data).length < 1) {
      let err1 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "by_ms" || key0 === "to")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.by_ms !== void 0) {
      let data0 = data.by_ms;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/by_ms", schemaPath: "#/properties/by_ms/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 315576e6 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/by_ms", schemaPath: "#/properties/by_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 315576e6 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/by_ms", schemaPath: "#/properties/by_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.to !== void 0) {
      let data1 = data.to;
      if (typeof data1 == "string") {
        if (func1(data1) > 40) {
          let err6 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/maxLength", keyword: "maxLength", params: { limit: 40 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!formats2.validate(data1)) {
          let err7 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/format", keyword: "format", params: { format: "date-time" } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate160.errors = vErrors, errors === 0;
}
validate160.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_15 = validate161;
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate161.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate149(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.advanced_ms === void 0) {
      let err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "advanced_ms" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.advanced_ms !== void 0) {
      let data0 = data.advanced_ms;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err1 = { instancePath: instancePath + "/advanced_ms", schemaPath: "#/allOf/1/properties/advanced_ms/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 315576e6 || isNaN(data0)) {
          let err2 = { instancePath: instancePath + "/advanced_ms", schemaPath: "#/allOf/1/properties/advanced_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 315576e6 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/advanced_ms", schemaPath: "#/allOf/1/properties/advanced_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate161.errors = vErrors, errors === 0;
}
validate161.evaluated = { props: { advanced_ms: !0, mode: !0, is_paused: !0, now: !0, next_due_at: !0, in_flight: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_16 = validate150, schemas_17 = validate163;
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate163.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_paused === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_paused" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "is_paused") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.is_paused !== void 0 && typeof data.is_paused != "boolean") {
      let err2 = { instancePath: instancePath + "/is_paused", schemaPath: "#/properties/is_paused/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate163.errors = vErrors, errors === 0;
}
validate163.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_18 = validate164;
var pattern13 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_.:+-]*$", "u");
function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate164.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func1(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern13.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9_.:+-]*$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate164.errors = vErrors, errors === 0;
}
validate164.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schemas_19 = validate165, schema66 = { $id: "https://model-run-kit.invalid/reference/schemas/CodeOrNull", type: ["string", "null"], pattern: "^[A-Za-z0-9][A-Za-z0-9_.:+-]*$", minLength: 1, maxLength: 64 };
function validate165(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate165.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema66.type } };
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
    if (!pattern13.test(data)) {
      let err3 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9_.:+-]*$" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  }
  return validate165.errors = vErrors, errors === 0;
}
validate165.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schemas_20 = validate101, schemas_21 = validate166;
var formats12 = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i, pattern15 = new RegExp("^-?(0|[1-9]\\d*)(\\.\\d+)?$", "u");
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate166.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern15.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^-?(0|[1-9]\\d*)(\\.\\d+)?$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!formats12.test(data)) {
      let err2 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "decimal" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate166.errors = vErrors, errors === 0;
}
validate166.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schemas_22 = validate167, schema68 = { $id: "https://model-run-kit.invalid/reference/schemas/DecimalOrNull", format: "decimal", type: ["string", "null"], pattern: "^-?(0|[1-9]\\d*)(\\.\\d+)?$", maxLength: 64 };
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate167.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema68.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string") {
    if (func1(data) > 64) {
      let err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern15.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^-?(0|[1-9]\\d*)(\\.\\d+)?$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (!formats12.test(data)) {
      let err3 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "decimal" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  }
  return validate167.errors = vErrors, errors === 0;
}
validate167.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schemas_23 = validate168;
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate169.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 2592e6 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2592e6 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data < 0 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate169.errors = vErrors, errors === 0;
}
validate169.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate168.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.ms === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ms" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "ms" || key0 === "channel" || key0 === "url" || key0 === "times" || key0 === "skip" || key0 === "probability")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (data0 !== "delay") {
        let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "delay" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 32) {
          let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/maxLength", keyword: "maxLength", params: { limit: 32 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.ms !== void 0 && (validate169(data.ms, { instancePath: instancePath + "/ms", parentData: data, parentDataProperty: "ms", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length)), data.channel !== void 0 && (validate66(data.channel, { instancePath: instancePath + "/channel", parentData: data, parentDataProperty: "channel", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length)), data.url !== void 0) {
      let data3 = data.url;
      if (typeof data3 == "string") {
        if (func1(data3) > 2048) {
          let err6 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern6.test(data3)) {
          let err7 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/pattern", keyword: "pattern", params: { pattern: "^https?://." } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    data.times !== void 0 && (validate68(data.times, { instancePath: instancePath + "/times", parentData: data, parentDataProperty: "times", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.skip !== void 0 && (validate70(data.skip, { instancePath: instancePath + "/skip", parentData: data, parentDataProperty: "skip", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length)), data.probability !== void 0 && (validate72(data.probability, { instancePath: instancePath + "/probability", parentData: data, parentDataProperty: "probability", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length));
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate168.errors = vErrors, errors === 0;
}
validate168.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_24 = validate66, schemas_25 = validate175;
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate175.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        if (data0.length > 1e3) {
          let err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate114(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate175.errors = vErrors, errors === 0;
}
validate175.evaluated = { props: { items: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_26 = validate177, schema72 = { $id: "https://model-run-kit.invalid/reference/schemas/DropFault", type: "object", required: ["kind", "when"], additionalProperties: !1, properties: { kind: { type: "string", const: "drop", maxLength: 32 }, when: { type: "string", enum: ["before_answer", "in_body"] }, operations: { $ref: "https://model-run-kit.invalid/reference/schemas/FaultOperations" }, times: { $ref: "https://model-run-kit.invalid/reference/schemas/FaultTimes" }, skip: { $ref: "https://model-run-kit.invalid/reference/schemas/FaultSkip" }, probability: { $ref: "https://model-run-kit.invalid/reference/schemas/FaultProbability" } } };
var schema74 = { $id: "https://model-run-kit.invalid/reference/schemas/OperationName", type: "string", enum: ["getHealth", "getMe", "updateBalance", "listAssets", "listAssetTypes", "getAsset", "deleteAsset", "createAssetUpload", "createAssetFolder", "getAssetFolder", "deleteAssetFolder", "dispatchModelRun2", "dispatchModelRun3", "dispatchModelRun4", "dispatchModelRun5", "getModelText", "getRun", "rateRun", "createGraphWorkflow", "deleteGraphWorkflow", "dispatchGraphWorkflowRun", "listBatchItems", "getBatchItem", "createWebhook", "listEventTypes", "listAllDeliveries", "listWebhookDeliveries"] };
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate179.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "getHealth" || data === "getMe" || data === "updateBalance" || data === "listAssets" || data === "listAssetTypes" || data === "getAsset" || data === "deleteAsset" || data === "createAssetUpload" || data === "createAssetFolder" || data === "getAssetFolder" || data === "deleteAssetFolder" || data === "dispatchModelRun2" || data === "dispatchModelRun3" || data === "dispatchModelRun4" || data === "dispatchModelRun5" || data === "getModelText" || data === "getRun" || data === "rateRun" || data === "createGraphWorkflow" || data === "deleteGraphWorkflow" || data === "dispatchGraphWorkflowRun" || data === "listBatchItems" || data === "getBatchItem" || data === "createWebhook" || data === "listEventTypes" || data === "listAllDeliveries" || data === "listWebhookDeliveries")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema74.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate179.errors = vErrors, errors === 0;
}
validate179.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate178(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate178.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    if (data.length > 100) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 100 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.length < 1) {
      let err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate179(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors), errors = vErrors.length);
    let i1 = data.length, j0;
    if (i1 > 1) {
      outer0:
        for (; i1--; )
          for (j0 = i1; j0--; )
            if (func0(data[i1], data[j0])) {
              let err2 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
              break outer0;
            }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate178.errors = vErrors, errors === 0;
}
validate178.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate177.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.when === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "when" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "when" || key0 === "operations" || key0 === "times" || key0 === "skip" || key0 === "probability")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (data0 !== "drop") {
        let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "drop" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 32) {
          let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/maxLength", keyword: "maxLength", params: { limit: 32 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.when !== void 0) {
      let data1 = data.when;
      if (typeof data1 != "string") {
        let err6 = { instancePath: instancePath + "/when", schemaPath: "#/properties/when/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data1 === "before_answer" || data1 === "in_body")) {
        let err7 = { instancePath: instancePath + "/when", schemaPath: "#/properties/when/enum", keyword: "enum", params: { allowedValues: schema72.properties.when.enum } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    data.operations !== void 0 && (validate178(data.operations, { instancePath: instancePath + "/operations", parentData: data, parentDataProperty: "operations", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors), errors = vErrors.length)), data.times !== void 0 && (validate68(data.times, { instancePath: instancePath + "/times", parentData: data, parentDataProperty: "times", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.skip !== void 0 && (validate70(data.skip, { instancePath: instancePath + "/skip", parentData: data, parentDataProperty: "skip", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length)), data.probability !== void 0 && (validate72(data.probability, { instancePath: instancePath + "/probability", parentData: data, parentDataProperty: "probability", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length));
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate177.errors = vErrors, errors === 0;
}
validate177.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_27 = validate185;
function validate185(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate185.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.copies === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "copies" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "copies" || key0 === "channel" || key0 === "url" || key0 === "times" || key0 === "skip" || key0 === "probability")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (data0 !== "duplicate") {
        let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "duplicate" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 32) {
          let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/maxLength", keyword: "maxLength", params: { limit: 32 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.copies !== void 0) {
      let data1 = data.copies;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err6 = { instancePath: instancePath + "/copies", schemaPath: "#/properties/copies/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 100 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/copies", schemaPath: "#/properties/copies/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/copies", schemaPath: "#/properties/copies/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
    if (data.channel !== void 0 && (validate66(data.channel, { instancePath: instancePath + "/channel", parentData: data, parentDataProperty: "channel", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length)), data.url !== void 0) {
      let data3 = data.url;
      if (typeof data3 == "string") {
        if (func1(data3) > 2048) {
          let err9 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!pattern6.test(data3)) {
          let err10 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/pattern", keyword: "pattern", params: { pattern: "^https?://." } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    data.times !== void 0 && (validate68(data.times, { instancePath: instancePath + "/times", parentData: data, parentDataProperty: "times", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.skip !== void 0 && (validate70(data.skip, { instancePath: instancePath + "/skip", parentData: data, parentDataProperty: "skip", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length)), data.probability !== void 0 && (validate72(data.probability, { instancePath: instancePath + "/probability", parentData: data, parentDataProperty: "probability", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length));
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate185.errors = vErrors, errors === 0;
}
validate185.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_28 = validate190;
var pattern19 = new RegExp("^[^@\\s]+@[^@\\s]+$", "u");
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate190.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 320) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 320 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern19.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[^@\\s]+@[^@\\s]+$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate190.errors = vErrors, errors === 0;
}
validate190.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schemas_29 = validate191, schema77 = { $id: "https://model-run-kit.invalid/reference/schemas/ErrorCode", type: "string", enum: ["invalid_request", "malformed_json", "unauthenticated", "forbidden", "not_found", "method_not_allowed", "unsupported_media_type", "payload_too_large", "conflict", "internal_error"] };
function validate191(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate191.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "invalid_request" || data === "malformed_json" || data === "unauthenticated" || data === "forbidden" || data === "not_found" || data === "method_not_allowed" || data === "unsupported_media_type" || data === "payload_too_large" || data === "conflict" || data === "internal_error")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema77.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate191.errors = vErrors, errors === 0;
}
validate191.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schemas_30 = validate192;
var schema79 = { $id: "https://model-run-kit.invalid/reference/schemas/ErrorIssue", type: "object", required: ["in", "pointer", "rule", "message"], properties: { in: { type: "string", enum: ["body", "query", "path", "header"] }, pointer: { type: "string", maxLength: 1024 }, rule: { type: "string", minLength: 1, maxLength: 64 }, message: { type: "string", minLength: 1, maxLength: 1024 } } };
function validate194(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate194.evaluated;
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
        let err5 = { instancePath: instancePath + "/in", schemaPath: "#/properties/in/enum", keyword: "enum", params: { allowedValues: schema79.properties.in.enum } };
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
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate194.errors = vErrors, errors === 0;
}
validate194.evaluated = { props: { in: !0, pointer: !0, rule: !0, message: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate192(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate192.evaluated;
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
    if (data.code !== void 0 && (validate191(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length)), data.message !== void 0) {
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
          validate194(data2[i0], { instancePath: instancePath + "/errors/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate192.errors = vErrors, errors === 0;
}
validate192.evaluated = { props: { code: !0, message: !0, errors: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_31 = validate194, schemas_32 = validate121, schemas_33 = validate196;
var schema81 = { $id: "https://model-run-kit.invalid/reference/schemas/FaultKind", type: "string", enum: ["latency", "status", "drop", "rate_limit", "staleness", "duplicate", "reorder", "delay", "bad_signature", "storage_expired", "storage_cut"] };
function validate198(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate198.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "latency" || data === "status" || data === "drop" || data === "rate_limit" || data === "staleness" || data === "duplicate" || data === "reorder" || data === "delay" || data === "bad_signature" || data === "storage_expired" || data === "storage_cut")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema81.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate198.errors = vErrors, errors === 0;
}
validate198.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate196(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate196.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.kind === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.used === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "used" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    data.id !== void 0 && (validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.kind !== void 0 && (validate198(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors), errors = vErrors.length)), data.used !== void 0 && (validate101(data.used, { instancePath: instancePath + "/used", parentData: data, parentDataProperty: "used", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length)), data.times !== void 0 && (validate68(data.times, { instancePath: instancePath + "/times", parentData: data, parentDataProperty: "times", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.skip !== void 0 && (validate70(data.skip, { instancePath: instancePath + "/skip", parentData: data, parentDataProperty: "skip", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length)), data.probability !== void 0 && (validate72(data.probability, { instancePath: instancePath + "/probability", parentData: data, parentDataProperty: "probability", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate196.errors = vErrors, errors === 0;
}
validate196.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_34 = validate204;
function validate206(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate206.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 6e5 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6e5 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data < 0 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate206.errors = vErrors, errors === 0;
}
validate206.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate205(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate205.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.ms === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ms" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "ms" || key0 === "jitter_ms" || key0 === "operations" || key0 === "times" || key0 === "skip" || key0 === "probability")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (data0 !== "latency") {
        let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "latency" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 32) {
          let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/maxLength", keyword: "maxLength", params: { limit: 32 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.ms !== void 0 && (validate206(data.ms, { instancePath: instancePath + "/ms", parentData: data, parentDataProperty: "ms", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors), errors = vErrors.length)), data.jitter_ms !== void 0 && (validate206(data.jitter_ms, { instancePath: instancePath + "/jitter_ms", parentData: data, parentDataProperty: "jitter_ms", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors), errors = vErrors.length)), data.operations !== void 0 && (validate178(data.operations, { instancePath: instancePath + "/operations", parentData: data, parentDataProperty: "operations", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors), errors = vErrors.length)), data.times !== void 0 && (validate68(data.times, { instancePath: instancePath + "/times", parentData: data, parentDataProperty: "times", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.skip !== void 0 && (validate70(data.skip, { instancePath: instancePath + "/skip", parentData: data, parentDataProperty: "skip", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length)), data.probability !== void 0 && (validate72(data.probability, { instancePath: instancePath + "/probability", parentData: data, parentDataProperty: "probability", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate205.errors = vErrors, errors === 0;
}
validate205.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate214.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.status === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "status" || key0 === "retry_after_s" || key0 === "operations" || key0 === "times" || key0 === "skip" || key0 === "probability")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (data0 !== "status") {
        let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "status" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 32) {
          let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/maxLength", keyword: "maxLength", params: { limit: 32 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.status !== void 0) {
      let data1 = data.status;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err6 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 599 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data1 < 400 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
    if (data.retry_after_s !== void 0) {
      let data2 = data.retry_after_s;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err9 = { instancePath: instancePath + "/retry_after_s", schemaPath: "#/properties/retry_after_s/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 86400 || isNaN(data2)) {
          let err10 = { instancePath: instancePath + "/retry_after_s", schemaPath: "#/properties/retry_after_s/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/retry_after_s", schemaPath: "#/properties/retry_after_s/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      }
    }
    data.operations !== void 0 && (validate178(data.operations, { instancePath: instancePath + "/operations", parentData: data, parentDataProperty: "operations", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors), errors = vErrors.length)), data.times !== void 0 && (validate68(data.times, { instancePath: instancePath + "/times", parentData: data, parentDataProperty: "times", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.skip !== void 0 && (validate70(data.skip, { instancePath: instancePath + "/skip", parentData: data, parentDataProperty: "skip", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length)), data.probability !== void 0 && (validate72(data.probability, { instancePath: instancePath + "/probability", parentData: data, parentDataProperty: "probability", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length));
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate214.errors = vErrors, errors === 0;
}
validate214.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate221(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate221.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.requests === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requests" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.per_s === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "per_s" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "requests" || key0 === "per_s" || key0 === "retry_after_s" || key0 === "operations" || key0 === "times" || key0 === "skip" || key0 === "probability")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (data0 !== "rate_limit") {
        let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "rate_limit" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 32) {
          let err5 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/maxLength", keyword: "maxLength", params: { limit: 32 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.requests !== void 0) {
      let data1 = data.requests;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err7 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e9 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e9 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err9 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.per_s !== void 0) {
      let data2 = data.per_s;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err10 = { instancePath: instancePath + "/per_s", schemaPath: "#/properties/per_s/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 86400 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/per_s", schemaPath: "#/properties/per_s/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err12 = { instancePath: instancePath + "/per_s", schemaPath: "#/properties/per_s/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
    if (data.retry_after_s !== void 0) {
      let data3 = data.retry_after_s;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err13 = { instancePath: instancePath + "/retry_after_s", schemaPath: "#/properties/retry_after_s/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 86400 || isNaN(data3)) {
          let err14 = { instancePath: instancePath + "/retry_after_s", schemaPath: "#/properties/retry_after_s/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          let err15 = { instancePath: instancePath + "/retry_after_s", schemaPath: "#/properties/retry_after_s/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      }
    }
    data.operations !== void 0 && (validate178(data.operations, { instancePath: instancePath + "/operations", parentData: data, parentDataProperty: "operations", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors), errors = vErrors.length)), data.times !== void 0 && (validate68(data.times, { instancePath: instancePath + "/times", parentData: data, parentDataProperty: "times", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.skip !== void 0 && (validate70(data.skip, { instancePath: instancePath + "/skip", parentData: data, parentDataProperty: "skip", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length)), data.probability !== void 0 && (validate72(data.probability, { instancePath: instancePath + "/probability", parentData: data, parentDataProperty: "probability", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length));
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate221.errors = vErrors, errors === 0;
}
validate221.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate227(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate227.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.ms === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ms" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "ms" || key0 === "operations" || key0 === "times" || key0 === "skip" || key0 === "probability")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (data0 !== "staleness") {
        let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "staleness" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 32) {
          let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/maxLength", keyword: "maxLength", params: { limit: 32 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.ms !== void 0 && (validate169(data.ms, { instancePath: instancePath + "/ms", parentData: data, parentDataProperty: "ms", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length)), data.operations !== void 0 && (validate178(data.operations, { instancePath: instancePath + "/operations", parentData: data, parentDataProperty: "operations", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors), errors = vErrors.length)), data.times !== void 0 && (validate68(data.times, { instancePath: instancePath + "/times", parentData: data, parentDataProperty: "times", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.skip !== void 0 && (validate70(data.skip, { instancePath: instancePath + "/skip", parentData: data, parentDataProperty: "skip", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length)), data.probability !== void 0 && (validate72(data.probability, { instancePath: instancePath + "/probability", parentData: data, parentDataProperty: "probability", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate227.errors = vErrors, errors === 0;
}
validate227.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate235(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate235.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "within_ms" || key0 === "channel" || key0 === "url" || key0 === "times" || key0 === "skip" || key0 === "probability")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (data0 !== "reorder") {
        let err2 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "reorder" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 32) {
          let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/maxLength", keyword: "maxLength", params: { limit: 32 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.within_ms !== void 0) {
      let data1 = data.within_ms;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err5 = { instancePath: instancePath + "/within_ms", schemaPath: "#/properties/within_ms/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2592e6 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/within_ms", schemaPath: "#/properties/within_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2592e6 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/within_ms", schemaPath: "#/properties/within_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.channel !== void 0 && (validate66(data.channel, { instancePath: instancePath + "/channel", parentData: data, parentDataProperty: "channel", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length)), data.url !== void 0) {
      let data3 = data.url;
      if (typeof data3 == "string") {
        if (func1(data3) > 2048) {
          let err8 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern6.test(data3)) {
          let err9 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/pattern", keyword: "pattern", params: { pattern: "^https?://." } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    data.times !== void 0 && (validate68(data.times, { instancePath: instancePath + "/times", parentData: data, parentDataProperty: "times", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.skip !== void 0 && (validate70(data.skip, { instancePath: instancePath + "/skip", parentData: data, parentDataProperty: "skip", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length)), data.probability !== void 0 && (validate72(data.probability, { instancePath: instancePath + "/probability", parentData: data, parentDataProperty: "probability", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length));
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate235.errors = vErrors, errors === 0;
}
validate235.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema89 = { $id: "https://model-run-kit.invalid/reference/schemas/StorageExpiredFault", type: "object", required: ["kind"], additionalProperties: !1, properties: { kind: { type: "string", const: "storage_expired", maxLength: 32 }, method: { type: "string", enum: ["GET", "PUT"] }, times: { $ref: "https://model-run-kit.invalid/reference/schemas/FaultTimes" }, skip: { $ref: "https://model-run-kit.invalid/reference/schemas/FaultSkip" }, probability: { $ref: "https://model-run-kit.invalid/reference/schemas/FaultProbability" } } };
function validate243(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate243.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "method" || key0 === "times" || key0 === "skip" || key0 === "probability")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (data0 !== "storage_expired") {
        let err2 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "storage_expired" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 32) {
          let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/maxLength", keyword: "maxLength", params: { limit: 32 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.method !== void 0) {
      let data1 = data.method;
      if (typeof data1 != "string") {
        let err5 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (!(data1 === "GET" || data1 === "PUT")) {
        let err6 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema89.properties.method.enum } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    data.times !== void 0 && (validate68(data.times, { instancePath: instancePath + "/times", parentData: data, parentDataProperty: "times", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.skip !== void 0 && (validate70(data.skip, { instancePath: instancePath + "/skip", parentData: data, parentDataProperty: "skip", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length)), data.probability !== void 0 && (validate72(data.probability, { instancePath: instancePath + "/probability", parentData: data, parentDataProperty: "probability", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length));
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate243.errors = vErrors, errors === 0;
}
validate243.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema90 = { $id: "https://model-run-kit.invalid/reference/schemas/StorageCutFault", type: "object", required: ["kind", "after_bytes"], additionalProperties: !1, properties: { kind: { type: "string", const: "storage_cut", maxLength: 32 }, after_bytes: { type: "integer", minimum: 0, maximum: 9007199254740991 }, method: { type: "string", enum: ["GET", "PUT"] }, times: { $ref: "https://model-run-kit.invalid/reference/schemas/FaultTimes" }, skip: { $ref: "https://model-run-kit.invalid/reference/schemas/FaultSkip" }, probability: { $ref: "https://model-run-kit.invalid/reference/schemas/FaultProbability" } } };
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate248.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.after_bytes === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "after_bytes" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "after_bytes" || key0 === "method" || key0 === "times" || key0 === "skip" || key0 === "probability")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (data0 !== "storage_cut") {
        let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "storage_cut" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 32) {
          let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/maxLength", keyword: "maxLength", params: { limit: 32 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.after_bytes !== void 0) {
      let data1 = data.after_bytes;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err6 = { instancePath: instancePath + "/after_bytes", schemaPath: "#/properties/after_bytes/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/after_bytes", schemaPath: "#/properties/after_bytes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/after_bytes", schemaPath: "#/properties/after_bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
    if (data.method !== void 0) {
      let data2 = data.method;
      if (typeof data2 != "string") {
        let err9 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!(data2 === "GET" || data2 === "PUT")) {
        let err10 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema90.properties.method.enum } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    data.times !== void 0 && (validate68(data.times, { instancePath: instancePath + "/times", parentData: data, parentDataProperty: "times", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.skip !== void 0 && (validate70(data.skip, { instancePath: instancePath + "/skip", parentData: data, parentDataProperty: "skip", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length)), data.probability !== void 0 && (validate72(data.probability, { instancePath: instancePath + "/probability", parentData: data, parentDataProperty: "probability", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length));
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate248.errors = vErrors, errors === 0;
}
validate248.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate204(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate204.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  validate205(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = !0, passing0 = 0;
    var props0 = !0;
  }
  let _errs2 = errors;
  validate214(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0)
    valid0 = !1, passing0 = [passing0, 1];
  else {
    _valid0 && (valid0 = !0, passing0 = 1, props0 !== !0 && (props0 = !0));
    let _errs3 = errors;
    validate177(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors), errors = vErrors.length);
    var _valid0 = _errs3 === errors;
    if (_valid0 && valid0)
      valid0 = !1, passing0 = [passing0, 2];
    else {
      _valid0 && (valid0 = !0, passing0 = 2, props0 !== !0 && (props0 = !0));
      let _errs4 = errors;
      validate221(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors), errors = vErrors.length);
      var _valid0 = _errs4 === errors;
      if (_valid0 && valid0)
        valid0 = !1, passing0 = [passing0, 3];
      else {
        _valid0 && (valid0 = !0, passing0 = 3, props0 !== !0 && (props0 = !0));
        let _errs5 = errors;
        validate227(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors), errors = vErrors.length);
        var _valid0 = _errs5 === errors;
        if (_valid0 && valid0)
          valid0 = !1, passing0 = [passing0, 4];
        else {
          _valid0 && (valid0 = !0, passing0 = 4, props0 !== !0 && (props0 = !0));
          let _errs6 = errors;
          validate185(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors), errors = vErrors.length);
          var _valid0 = _errs6 === errors;
          if (_valid0 && valid0)
            valid0 = !1, passing0 = [passing0, 5];
          else {
            _valid0 && (valid0 = !0, passing0 = 5, props0 !== !0 && (props0 = !0));
            let _errs7 = errors;
            validate235(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors), errors = vErrors.length);
            var _valid0 = _errs7 === errors;
            if (_valid0 && valid0)
              valid0 = !1, passing0 = [passing0, 6];
            else {
              _valid0 && (valid0 = !0, passing0 = 6, props0 !== !0 && (props0 = !0));
              let _errs8 = errors;
              validate168(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length);
              var _valid0 = _errs8 === errors;
              if (_valid0 && valid0)
                valid0 = !1, passing0 = [passing0, 7];
              else {
                _valid0 && (valid0 = !0, passing0 = 7, props0 !== !0 && (props0 = !0));
                let _errs9 = errors;
                validate65(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
                var _valid0 = _errs9 === errors;
                if (_valid0 && valid0)
                  valid0 = !1, passing0 = [passing0, 8];
                else {
                  _valid0 && (valid0 = !0, passing0 = 8, props0 !== !0 && (props0 = !0));
                  let _errs10 = errors;
                  validate243(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors), errors = vErrors.length);
                  var _valid0 = _errs10 === errors;
                  if (_valid0 && valid0)
                    valid0 = !1, passing0 = [passing0, 9];
                  else {
                    _valid0 && (valid0 = !0, passing0 = 9, props0 !== !0 && (props0 = !0));
                    let _errs11 = errors;
                    validate248(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors), errors = vErrors.length);
                    var _valid0 = _errs11 === errors;
                    _valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 10]) : _valid0 && (valid0 = !0, passing0 = 10, props0 !== !0 && (props0 = !0));
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate204.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate204.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schemas_35 = validate169, schemas_36 = validate198, schemas_37 = validate253;
function validate253(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate253.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        if (data0.length > 1e3) {
          let err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate196(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate253.errors = vErrors, errors === 0;
}
validate253.evaluated = { props: { items: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_38 = validate178, schemas_39 = validate72, schemas_40 = validate70, schemas_41 = validate68, schemas_42 = validate206, schemas_43 = validate86, schemas_44 = validate255, schema92 = { $id: "https://model-run-kit.invalid/reference/schemas/FreeObjectOrNull", type: ["object", "null"], maxProperties: 1e4, additionalProperties: !0 };
function validate255(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate255.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema92.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data) && Object.keys(data).length > 1e4) {
    let err1 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 1e4 } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate255.errors = vErrors, errors === 0;
}
validate255.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_45 = validate256, schema93 = { $id: "https://model-run-kit.invalid/reference/schemas/GrantRefused", type: "object", required: ["error", "error_description"], properties: { error: { type: "string", enum: ["invalid_request", "invalid_client", "invalid_grant", "invalid_scope", "unsupported_grant_type"] }, error_description: { type: "string", minLength: 1, maxLength: 1e3 } } };
function validate256(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate256.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.error === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error_description === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_description" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error !== void 0) {
      let data0 = data.error;
      if (typeof data0 != "string") {
        let err2 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (!(data0 === "invalid_request" || data0 === "invalid_client" || data0 === "invalid_grant" || data0 === "invalid_scope" || data0 === "unsupported_grant_type")) {
        let err3 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/enum", keyword: "enum", params: { allowedValues: schema93.properties.error.enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.error_description !== void 0) {
      let data1 = data.error_description;
      if (typeof data1 == "string") {
        if (func1(data1) > 1e3) {
          let err4 = { instancePath: instancePath + "/error_description", schemaPath: "#/properties/error_description/maxLength", keyword: "maxLength", params: { limit: 1e3 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func1(data1) < 1) {
          let err5 = { instancePath: instancePath + "/error_description", schemaPath: "#/properties/error_description/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/error_description", schemaPath: "#/properties/error_description/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate256.errors = vErrors, errors === 0;
}
validate256.evaluated = { props: { error: !0, error_description: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_46 = validate154, schemas_47 = validate257;
function validate258(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate258.evaluated;
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
  return validate258.errors = vErrors, errors === 0;
}
validate258.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema96 = { $id: "https://model-run-kit.invalid/reference/schemas/LongTextOrNull", type: ["string", "null"], maxLength: 65536 };
function validate263(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate263.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema96.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string" && func1(data) > 65536) {
    let err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 65536 } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate263.errors = vErrors, errors === 0;
}
validate263.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate257(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate257.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "variable_type_code" || key0 === "is_required" || key0 === "default_value" || key0 === "display_name" || key0 === "description" || key0 === "validator_code" || key0 === "validator_attrs")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.name !== void 0 && (validate258(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors), errors = vErrors.length)), data.variable_type_code !== void 0 && (validate164(data.variable_type_code, { instancePath: instancePath + "/variable_type_code", parentData: data, parentDataProperty: "variable_type_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.is_required !== void 0 && typeof data.is_required != "boolean") {
      let err2 = { instancePath: instancePath + "/is_required", schemaPath: "#/properties/is_required/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    data.default_value !== void 0 && (validate255(data.default_value, { instancePath: instancePath + "/default_value", parentData: data, parentDataProperty: "default_value", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors), errors = vErrors.length)), data.display_name !== void 0 && (validate258(data.display_name, { instancePath: instancePath + "/display_name", parentData: data, parentDataProperty: "display_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors), errors = vErrors.length)), data.description !== void 0 && (validate263(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors), errors = vErrors.length)), data.validator_code !== void 0 && (validate164(data.validator_code, { instancePath: instancePath + "/validator_code", parentData: data, parentDataProperty: "validator_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.validator_attrs !== void 0 && (validate255(data.validator_attrs, { instancePath: instancePath + "/validator_attrs", parentData: data, parentDataProperty: "validator_attrs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate257.errors = vErrors, errors === 0;
}
validate257.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_48 = validate205, schemas_49 = validate267, schema97 = { $id: "https://model-run-kit.invalid/reference/schemas/Listener", type: "object", required: ["id", "for", "event", "run_id", "webhook_id", "from", "since", "is_connected", "attempts"], properties: { id: { $ref: "https://model-run-kit.invalid/reference/schemas/Uuid" }, for: { type: "string", maxLength: 2048 }, event: { if: { type: "null" }, else: { $ref: "https://model-run-kit.invalid/reference/schemas/EventCode" } }, run_id: { type: ["string", "null"], maxLength: 36 }, webhook_id: { type: ["string", "null"], maxLength: 36 }, from: { type: ["string", "null"], maxLength: 64 }, since: { $ref: "https://model-run-kit.invalid/reference/schemas/Timestamp" }, is_connected: { type: "boolean" }, attempts: { type: "integer", minimum: 0, maximum: 9007199254740991 } } };
function validate267(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate267.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.for === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "for" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.event === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.run_id === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "run_id" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.webhook_id === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "webhook_id" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.from === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.since === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "since" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.is_connected === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_connected" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.attempts === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attempts" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.id !== void 0 && (validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.for !== void 0) {
      let data1 = data.for;
      if (typeof data1 == "string") {
        if (func1(data1) > 2048) {
          let err9 = { instancePath: instancePath + "/for", schemaPath: "#/properties/for/maxLength", keyword: "maxLength", params: { limit: 2048 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/for", schemaPath: "#/properties/for/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.event !== void 0) {
      let data2 = data.event, _errs5 = errors, valid1 = !0, _errs6 = errors;
      if (data2 !== null) {
        let err11 = {};
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      var _valid0 = _errs6 === errors;
      if (errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null), !_valid0) {
        let _errs8 = errors;
        validate121(data2, { instancePath: instancePath + "/event", parentData: data, parentDataProperty: "event", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors), errors = vErrors.length);
        var _valid0 = _errs8 === errors;
        valid1 = _valid0;
      }
      if (!valid1) {
        let err12 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/if", keyword: "if", params: { failingKeyword: "else" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.run_id !== void 0) {
      let data3 = data.run_id;
      if (typeof data3 != "string" && data3 !== null) {
        let err13 = { instancePath: instancePath + "/run_id", schemaPath: "#/properties/run_id/type", keyword: "type", params: { type: schema97.properties.run_id.type } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data3 == "string" && func1(data3) > 36) {
        let err14 = { instancePath: instancePath + "/run_id", schemaPath: "#/properties/run_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.webhook_id !== void 0) {
      let data4 = data.webhook_id;
      if (typeof data4 != "string" && data4 !== null) {
        let err15 = { instancePath: instancePath + "/webhook_id", schemaPath: "#/properties/webhook_id/type", keyword: "type", params: { type: schema97.properties.webhook_id.type } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data4 == "string" && func1(data4) > 36) {
        let err16 = { instancePath: instancePath + "/webhook_id", schemaPath: "#/properties/webhook_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.from !== void 0) {
      let data5 = data.from;
      if (typeof data5 != "string" && data5 !== null) {
        let err17 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: schema97.properties.from.type } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data5 == "string" && func1(data5) > 64) {
        let err18 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/maxLength", keyword: "maxLength", params: { limit: 64 } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.since !== void 0 && (validate58(data.since, { instancePath: instancePath + "/since", parentData: data, parentDataProperty: "since", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.is_connected !== void 0 && typeof data.is_connected != "boolean") {
      let err19 = { instancePath: instancePath + "/is_connected", schemaPath: "#/properties/is_connected/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.attempts !== void 0) {
      let data8 = data.attempts;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err20 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 9007199254740991 || isNaN(data8)) {
          let err21 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          let err22 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      }
    }
  } else {
    let err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
  }
  return validate267.errors = vErrors, errors === 0;
}
validate267.evaluated = { props: { id: !0, for: !0, event: !0, run_id: !0, webhook_id: !0, from: !0, since: !0, is_connected: !0, attempts: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_50 = validate271;
function validate271(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate271.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        if (data0.length > 1e4) {
          let err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 1e4 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate267(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate271.errors = vErrors, errors === 0;
}
validate271.evaluated = { props: { items: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_51 = validate114, schemas_52 = validate273, schema99 = { $id: "https://model-run-kit.invalid/reference/schemas/LoggedRequest", type: "object", required: ["id", "at", "method", "path", "operation", "status", "took_ms", "principal", "user_agent", "fault", "body", "reason", "trace_id"], properties: { id: { $ref: "https://model-run-kit.invalid/reference/schemas/Uuid" }, at: { $ref: "https://model-run-kit.invalid/reference/schemas/Timestamp" }, method: { type: "string", minLength: 1, maxLength: 32 }, path: { type: "string", minLength: 1, maxLength: 4096 }, operation: { if: { type: "null" }, else: { $ref: "https://model-run-kit.invalid/reference/schemas/OperationName" } }, status: { type: ["integer", "null"], minimum: 100, maximum: 599 }, took_ms: { type: "number", minimum: 0, maximum: 2592e6 }, principal: { type: ["string", "null"], maxLength: 320 }, user_agent: { type: ["string", "null"], maxLength: 4096 }, fault: { $ref: "https://model-run-kit.invalid/reference/schemas/UuidOrNull" }, body: { type: ["string", "null"], maxLength: 2048 }, reason: { type: ["string", "null"], maxLength: 2048 }, trace_id: { type: ["string", "null"], minLength: 32, maxLength: 32, pattern: "^[\\da-f]{32}$" } } }, pattern21 = new RegExp("^[\\da-f]{32}$", "u");
function validate273(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate273.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.at === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.method === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.path === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.operation === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.status === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.took_ms === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "took_ms" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.principal === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "principal" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.user_agent === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "user_agent" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.fault === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.body === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "body" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.reason === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.trace_id === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "trace_id" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.id !== void 0 && (validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.at !== void 0 && (validate58(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.method !== void 0) {
      let data2 = data.method;
      if (typeof data2 == "string") {
        if (func1(data2) > 32) {
          let err13 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/maxLength", keyword: "maxLength", params: { limit: 32 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (func1(data2) < 1) {
          let err14 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.path !== void 0) {
      let data3 = data.path;
      if (typeof data3 == "string") {
        if (func1(data3) > 4096) {
          let err16 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/maxLength", keyword: "maxLength", params: { limit: 4096 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (func1(data3) < 1) {
          let err17 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.operation !== void 0) {
      let data4 = data.operation, _errs8 = errors, valid1 = !0, _errs9 = errors;
      if (data4 !== null) {
        let err19 = {};
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      var _valid0 = _errs9 === errors;
      if (errors = _errs8, vErrors !== null && (_errs8 ? vErrors.length = _errs8 : vErrors = null), !_valid0) {
        let _errs11 = errors;
        validate179(data4, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors), errors = vErrors.length);
        var _valid0 = _errs11 === errors;
        valid1 = _valid0;
      }
      if (!valid1) {
        let err20 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/if", keyword: "if", params: { failingKeyword: "else" } };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.status !== void 0) {
      let data5 = data.status;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) && data5 !== null) {
        let err21 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: schema99.properties.status.type } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 599 || isNaN(data5)) {
          let err22 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (data5 < 100 || isNaN(data5)) {
          let err23 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 100 } };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      }
    }
    if (data.took_ms !== void 0) {
      let data6 = data.took_ms;
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 2592e6 || isNaN(data6)) {
          let err24 = { instancePath: instancePath + "/took_ms", schemaPath: "#/properties/took_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2592e6 } };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          let err25 = { instancePath: instancePath + "/took_ms", schemaPath: "#/properties/took_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/took_ms", schemaPath: "#/properties/took_ms/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.principal !== void 0) {
      let data7 = data.principal;
      if (typeof data7 != "string" && data7 !== null) {
        let err27 = { instancePath: instancePath + "/principal", schemaPath: "#/properties/principal/type", keyword: "type", params: { type: schema99.properties.principal.type } };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (typeof data7 == "string" && func1(data7) > 320) {
        let err28 = { instancePath: instancePath + "/principal", schemaPath: "#/properties/principal/maxLength", keyword: "maxLength", params: { limit: 320 } };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.user_agent !== void 0) {
      let data8 = data.user_agent;
      if (typeof data8 != "string" && data8 !== null) {
        let err29 = { instancePath: instancePath + "/user_agent", schemaPath: "#/properties/user_agent/type", keyword: "type", params: { type: schema99.properties.user_agent.type } };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
      if (typeof data8 == "string" && func1(data8) > 4096) {
        let err30 = { instancePath: instancePath + "/user_agent", schemaPath: "#/properties/user_agent/maxLength", keyword: "maxLength", params: { limit: 4096 } };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.fault !== void 0 && (validate118(data.fault, { instancePath: instancePath + "/fault", parentData: data, parentDataProperty: "fault", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors), errors = vErrors.length)), data.body !== void 0) {
      let data10 = data.body;
      if (typeof data10 != "string" && data10 !== null) {
        let err31 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: schema99.properties.body.type } };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
      if (typeof data10 == "string" && func1(data10) > 2048) {
        let err32 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/maxLength", keyword: "maxLength", params: { limit: 2048 } };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.reason !== void 0) {
      let data11 = data.reason;
      if (typeof data11 != "string" && data11 !== null) {
        let err33 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: schema99.properties.reason.type } };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
      if (typeof data11 == "string" && func1(data11) > 2048) {
        let err34 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/maxLength", keyword: "maxLength", params: { limit: 2048 } };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.trace_id !== void 0) {
      let data12 = data.trace_id;
      if (typeof data12 != "string" && data12 !== null) {
        let err35 = { instancePath: instancePath + "/trace_id", schemaPath: "#/properties/trace_id/type", keyword: "type", params: { type: schema99.properties.trace_id.type } };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
      if (typeof data12 == "string") {
        if (func1(data12) > 32) {
          let err36 = { instancePath: instancePath + "/trace_id", schemaPath: "#/properties/trace_id/maxLength", keyword: "maxLength", params: { limit: 32 } };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
        if (func1(data12) < 32) {
          let err37 = { instancePath: instancePath + "/trace_id", schemaPath: "#/properties/trace_id/minLength", keyword: "minLength", params: { limit: 32 } };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
        if (!pattern21.test(data12)) {
          let err38 = { instancePath: instancePath + "/trace_id", schemaPath: "#/properties/trace_id/pattern", keyword: "pattern", params: { pattern: "^[\\da-f]{32}$" } };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
      }
    }
  } else {
    let err39 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
  }
  return validate273.errors = vErrors, errors === 0;
}
validate273.evaluated = { props: { id: !0, at: !0, method: !0, path: !0, operation: !0, status: !0, took_ms: !0, principal: !0, user_agent: !0, fault: !0, body: !0, reason: !0, trace_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_53 = validate263, schemas_54 = validate278, schema100 = { $id: "https://model-run-kit.invalid/reference/schemas/MillisecondsOrNull", type: ["integer", "null"], minimum: 0, maximum: 2147483647 };
function validate278(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate278.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema100.type } };
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
  return validate278.errors = vErrors, errors === 0;
}
validate278.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schemas_55 = validate279;
var schema102 = { $id: "https://model-run-kit.invalid/reference/schemas/ShortTextOrNull", type: ["string", "null"], maxLength: 255 };
function validate289(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate289.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema102.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string" && func1(data) > 255) {
    let err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 255 } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate289.errors = vErrors, errors === 0;
}
validate289.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema103 = { $id: "https://model-run-kit.invalid/reference/schemas/UrlOrNull", type: ["string", "null"], pattern: "^https?://[^\\s]+$", maxLength: 8192 };
function validate291(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate291.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema103.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string") {
    if (func1(data) > 8192) {
      let err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 8192 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern9.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^https?://[^\\s]+$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate291.errors = vErrors, errors === 0;
}
validate291.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate321(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate321.evaluated;
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
  return validate321.errors = vErrors, errors === 0;
}
validate321.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate310(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate310.evaluated;
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
    if (data.id !== void 0 && (validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.model_id !== void 0 && (validate54(data.model_id, { instancePath: instancePath + "/model_id", parentData: data, parentDataProperty: "model_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.name !== void 0 && (validate258(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors), errors = vErrors.length)), data.display_name !== void 0 && (validate289(data.display_name, { instancePath: instancePath + "/display_name", parentData: data, parentDataProperty: "display_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors), errors = vErrors.length)), data.description !== void 0 && (validate263(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors), errors = vErrors.length)), data.variable_type_code !== void 0 && (validate165(data.variable_type_code, { instancePath: instancePath + "/variable_type_code", parentData: data, parentDataProperty: "variable_type_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length)), data.default_behavior_code !== void 0 && (validate165(data.default_behavior_code, { instancePath: instancePath + "/default_behavior_code", parentData: data, parentDataProperty: "default_behavior_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length)), data.validator_code !== void 0 && (validate165(data.validator_code, { instancePath: instancePath + "/validator_code", parentData: data, parentDataProperty: "validator_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length)), data.validator_attrs !== void 0 && (validate255(data.validator_attrs, { instancePath: instancePath + "/validator_attrs", parentData: data, parentDataProperty: "validator_attrs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors), errors = vErrors.length)), data.is_required !== void 0 && typeof data.is_required != "boolean") {
      let err15 = { instancePath: instancePath + "/is_required", schemaPath: "#/properties/is_required/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.is_featured !== void 0 && typeof data.is_featured != "boolean") {
      let err16 = { instancePath: instancePath + "/is_featured", schemaPath: "#/properties/is_featured/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    data.default_value !== void 0 && (validate255(data.default_value, { instancePath: instancePath + "/default_value", parentData: data, parentDataProperty: "default_value", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors), errors = vErrors.length)), data.sort_order !== void 0 && (validate321(data.sort_order, { instancePath: instancePath + "/sort_order", parentData: data, parentDataProperty: "sort_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate58(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate58(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length));
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate310.errors = vErrors, errors === 0;
}
validate310.evaluated = { props: { id: !0, model_id: !0, name: !0, display_name: !0, description: !0, variable_type_code: !0, default_behavior_code: !0, validator_code: !0, validator_attrs: !0, is_required: !0, is_featured: !0, default_value: !0, sort_order: !0, created_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate326(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate326.evaluated;
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
    data.id !== void 0 && (validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.model_id !== void 0 && (validate54(data.model_id, { instancePath: instancePath + "/model_id", parentData: data, parentDataProperty: "model_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.name !== void 0 && (validate258(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors), errors = vErrors.length)), data.display_name !== void 0 && (validate289(data.display_name, { instancePath: instancePath + "/display_name", parentData: data, parentDataProperty: "display_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors), errors = vErrors.length)), data.description !== void 0 && (validate263(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors), errors = vErrors.length)), data.variable_type_code !== void 0 && (validate165(data.variable_type_code, { instancePath: instancePath + "/variable_type_code", parentData: data, parentDataProperty: "variable_type_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length)), data.validator_code !== void 0 && (validate165(data.validator_code, { instancePath: instancePath + "/validator_code", parentData: data, parentDataProperty: "validator_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length)), data.validator_attrs !== void 0 && (validate255(data.validator_attrs, { instancePath: instancePath + "/validator_attrs", parentData: data, parentDataProperty: "validator_attrs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors), errors = vErrors.length)), data.sort_order !== void 0 && (validate321(data.sort_order, { instancePath: instancePath + "/sort_order", parentData: data, parentDataProperty: "sort_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate58(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate58(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length));
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate326.errors = vErrors, errors === 0;
}
validate326.evaluated = { props: { id: !0, model_id: !0, name: !0, display_name: !0, description: !0, variable_type_code: !0, validator_code: !0, validator_attrs: !0, sort_order: !0, created_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schema107 = { $id: "https://model-run-kit.invalid/reference/schemas/ModelExample", type: "object", required: ["id", "model_id", "title", "description", "start_type", "thumbnail_url", "category_code", "input", "output", "timing", "status_code", "cost", "duration_ms", "total_ms", "sort_order", "is_featured", "is_public", "ran_at", "created_at", "updated_at"], properties: { id: { $ref: "https://model-run-kit.invalid/reference/schemas/Uuid" }, model_id: { $ref: "https://model-run-kit.invalid/reference/schemas/Uuid" }, title: { $ref: "https://model-run-kit.invalid/reference/schemas/ShortTextOrNull" }, description: { $ref: "https://model-run-kit.invalid/reference/schemas/LongTextOrNull" }, start_type: { $ref: "https://model-run-kit.invalid/reference/schemas/ShortTextOrNull" }, thumbnail_url: { $ref: "https://model-run-kit.invalid/reference/schemas/UrlOrNull" }, category_code: { $ref: "https://model-run-kit.invalid/reference/schemas/CodeOrNull" }, input: { $ref: "https://model-run-kit.invalid/reference/schemas/FreeObject" }, output: { $ref: "https://model-run-kit.invalid/reference/schemas/FreeObjectOrNull" }, timing: { $ref: "https://model-run-kit.invalid/reference/schemas/FreeObjectOrNull" }, status_code: { type: ["integer", "null"], minimum: 100, maximum: 599 }, cost: { $ref: "https://model-run-kit.invalid/reference/schemas/DecimalOrNull" }, duration_ms: { $ref: "https://model-run-kit.invalid/reference/schemas/MillisecondsOrNull" }, total_ms: { $ref: "https://model-run-kit.invalid/reference/schemas/MillisecondsOrNull" }, sort_order: { $ref: "https://model-run-kit.invalid/reference/schemas/SortRank" }, is_featured: { type: "boolean" }, is_public: { type: "boolean" }, ran_at: { $ref: "https://model-run-kit.invalid/reference/schemas/TimestampOrNull" }, created_at: { $ref: "https://model-run-kit.invalid/reference/schemas/Timestamp" }, updated_at: { $ref: "https://model-run-kit.invalid/reference/schemas/Timestamp" } } };
function validate339(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate339.evaluated;
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
    if (data.id !== void 0 && (validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.model_id !== void 0 && (validate54(data.model_id, { instancePath: instancePath + "/model_id", parentData: data, parentDataProperty: "model_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.title !== void 0 && (validate289(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors), errors = vErrors.length)), data.description !== void 0 && (validate263(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors), errors = vErrors.length)), data.start_type !== void 0 && (validate289(data.start_type, { instancePath: instancePath + "/start_type", parentData: data, parentDataProperty: "start_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors), errors = vErrors.length)), data.thumbnail_url !== void 0 && (validate291(data.thumbnail_url, { instancePath: instancePath + "/thumbnail_url", parentData: data, parentDataProperty: "thumbnail_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors), errors = vErrors.length)), data.category_code !== void 0 && (validate165(data.category_code, { instancePath: instancePath + "/category_code", parentData: data, parentDataProperty: "category_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length)), data.input !== void 0 && (validate86(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length)), data.output !== void 0 && (validate255(data.output, { instancePath: instancePath + "/output", parentData: data, parentDataProperty: "output", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors), errors = vErrors.length)), data.timing !== void 0 && (validate255(data.timing, { instancePath: instancePath + "/timing", parentData: data, parentDataProperty: "timing", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors), errors = vErrors.length)), data.status_code !== void 0) {
      let data10 = data.status_code;
      if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10)) && data10 !== null) {
        let err20 = { instancePath: instancePath + "/status_code", schemaPath: "#/properties/status_code/type", keyword: "type", params: { type: schema107.properties.status_code.type } };
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
    if (data.cost !== void 0 && (validate167(data.cost, { instancePath: instancePath + "/cost", parentData: data, parentDataProperty: "cost", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors), errors = vErrors.length)), data.duration_ms !== void 0 && (validate278(data.duration_ms, { instancePath: instancePath + "/duration_ms", parentData: data, parentDataProperty: "duration_ms", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length)), data.total_ms !== void 0 && (validate278(data.total_ms, { instancePath: instancePath + "/total_ms", parentData: data, parentDataProperty: "total_ms", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length)), data.sort_order !== void 0 && (validate321(data.sort_order, { instancePath: instancePath + "/sort_order", parentData: data, parentDataProperty: "sort_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors), errors = vErrors.length)), data.is_featured !== void 0 && typeof data.is_featured != "boolean") {
      let err23 = { instancePath: instancePath + "/is_featured", schemaPath: "#/properties/is_featured/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.is_public !== void 0 && typeof data.is_public != "boolean") {
      let err24 = { instancePath: instancePath + "/is_public", schemaPath: "#/properties/is_public/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    data.ran_at !== void 0 && (validate56(data.ran_at, { instancePath: instancePath + "/ran_at", parentData: data, parentDataProperty: "ran_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate58(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate58(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length));
  } else {
    let err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
  }
  return validate339.errors = vErrors, errors === 0;
}
validate339.evaluated = { props: { id: !0, model_id: !0, title: !0, description: !0, start_type: !0, thumbnail_url: !0, category_code: !0, input: !0, output: !0, timing: !0, status_code: !0, cost: !0, duration_ms: !0, total_ms: !0, sort_order: !0, is_featured: !0, is_public: !0, ran_at: !0, created_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate358(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate358.evaluated;
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
    if (data.id !== void 0 && (validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.model_id !== void 0 && (validate54(data.model_id, { instancePath: instancePath + "/model_id", parentData: data, parentDataProperty: "model_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.question !== void 0) {
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
    data.sort_order !== void 0 && (validate321(data.sort_order, { instancePath: instancePath + "/sort_order", parentData: data, parentDataProperty: "sort_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate58(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate58(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length));
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate358.errors = vErrors, errors === 0;
}
validate358.evaluated = { props: { id: !0, model_id: !0, question: !0, answer: !0, sort_order: !0, created_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate365(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate365.evaluated;
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
    data.id !== void 0 && (validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.model_id !== void 0 && (validate54(data.model_id, { instancePath: instancePath + "/model_id", parentData: data, parentDataProperty: "model_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.model_input_id !== void 0 && (validate118(data.model_input_id, { instancePath: instancePath + "/model_input_id", parentData: data, parentDataProperty: "model_input_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors), errors = vErrors.length)), data.pricing_model_code !== void 0 && (validate164(data.pricing_model_code, { instancePath: instancePath + "/pricing_model_code", parentData: data, parentDataProperty: "pricing_model_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.rule_effect_code !== void 0 && (validate164(data.rule_effect_code, { instancePath: instancePath + "/rule_effect_code", parentData: data, parentDataProperty: "rule_effect_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.dimension_code !== void 0 && (validate165(data.dimension_code, { instancePath: instancePath + "/dimension_code", parentData: data, parentDataProperty: "dimension_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length)), data.currency_code !== void 0 && (validate165(data.currency_code, { instancePath: instancePath + "/currency_code", parentData: data, parentDataProperty: "currency_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length)), data.unit_code !== void 0 && (validate165(data.unit_code, { instancePath: instancePath + "/unit_code", parentData: data, parentDataProperty: "unit_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length)), data.multiplier_label !== void 0 && (validate289(data.multiplier_label, { instancePath: instancePath + "/multiplier_label", parentData: data, parentDataProperty: "multiplier_label", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors), errors = vErrors.length)), data.description !== void 0 && (validate263(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors), errors = vErrors.length)), data.measurement_source !== void 0 && (validate289(data.measurement_source, { instancePath: instancePath + "/measurement_source", parentData: data, parentDataProperty: "measurement_source", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors), errors = vErrors.length)), data.match_value !== void 0 && (validate52(data.match_value, { instancePath: instancePath + "/match_value", parentData: data, parentDataProperty: "match_value", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors), errors = vErrors.length)), data.min_value !== void 0 && (validate167(data.min_value, { instancePath: instancePath + "/min_value", parentData: data, parentDataProperty: "min_value", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors), errors = vErrors.length)), data.max_value !== void 0 && (validate167(data.max_value, { instancePath: instancePath + "/max_value", parentData: data, parentDataProperty: "max_value", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors), errors = vErrors.length)), data.price !== void 0 && (validate166(data.price, { instancePath: instancePath + "/price", parentData: data, parentDataProperty: "price", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors), errors = vErrors.length)), data.sort_order !== void 0 && (validate321(data.sort_order, { instancePath: instancePath + "/sort_order", parentData: data, parentDataProperty: "sort_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors), errors = vErrors.length)), data.disabled_at !== void 0 && (validate56(data.disabled_at, { instancePath: instancePath + "/disabled_at", parentData: data, parentDataProperty: "disabled_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate58(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate58(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length));
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate365.errors = vErrors, errors === 0;
}
validate365.evaluated = { props: { id: !0, model_id: !0, model_input_id: !0, pricing_model_code: !0, rule_effect_code: !0, dimension_code: !0, currency_code: !0, unit_code: !0, multiplier_label: !0, description: !0, measurement_source: !0, match_value: !0, min_value: !0, max_value: !0, price: !0, sort_order: !0, disabled_at: !0, created_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate386(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate386.evaluated;
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
    data.id !== void 0 && (validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.model_id !== void 0 && (validate54(data.model_id, { instancePath: instancePath + "/model_id", parentData: data, parentDataProperty: "model_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.related_model_id !== void 0 && (validate54(data.related_model_id, { instancePath: instancePath + "/related_model_id", parentData: data, parentDataProperty: "related_model_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.sort_order !== void 0 && (validate321(data.sort_order, { instancePath: instancePath + "/sort_order", parentData: data, parentDataProperty: "sort_order", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate58(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate386.errors = vErrors, errors === 0;
}
validate386.evaluated = { props: { id: !0, model_id: !0, related_model_id: !0, sort_order: !0, created_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate279(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate279.evaluated;
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
    if (data.id !== void 0 && (validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.org_id !== void 0 && (validate118(data.org_id, { instancePath: instancePath + "/org_id", parentData: data, parentDataProperty: "org_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors), errors = vErrors.length)), data.model_creator_id !== void 0 && (validate118(data.model_creator_id, { instancePath: instancePath + "/model_creator_id", parentData: data, parentDataProperty: "model_creator_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors), errors = vErrors.length)), data.family_id !== void 0 && (validate118(data.family_id, { instancePath: instancePath + "/family_id", parentData: data, parentDataProperty: "family_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors), errors = vErrors.length)), data.created_by !== void 0 && (validate118(data.created_by, { instancePath: instancePath + "/created_by", parentData: data, parentDataProperty: "created_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors), errors = vErrors.length)), data.deleted_by !== void 0 && (validate118(data.deleted_by, { instancePath: instancePath + "/deleted_by", parentData: data, parentDataProperty: "deleted_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors), errors = vErrors.length)), data.slug !== void 0 && (validate136(data.slug, { instancePath: instancePath + "/slug", parentData: data, parentDataProperty: "slug", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors), errors = vErrors.length)), data.name !== void 0 && (validate258(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors), errors = vErrors.length)), data.description !== void 0 && (validate263(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors), errors = vErrors.length)), data.version !== void 0 && (validate289(data.version, { instancePath: instancePath + "/version", parentData: data, parentDataProperty: "version", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors), errors = vErrors.length)), data.icon_url !== void 0 && (validate291(data.icon_url, { instancePath: instancePath + "/icon_url", parentData: data, parentDataProperty: "icon_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors), errors = vErrors.length)), data.cover_url !== void 0 && (validate291(data.cover_url, { instancePath: instancePath + "/cover_url", parentData: data, parentDataProperty: "cover_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors), errors = vErrors.length)), data.category_code !== void 0 && (validate165(data.category_code, { instancePath: instancePath + "/category_code", parentData: data, parentDataProperty: "category_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length)), data.status_code !== void 0 && (validate164(data.status_code, { instancePath: instancePath + "/status_code", parentData: data, parentDataProperty: "status_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.family_variant_code !== void 0 && (validate165(data.family_variant_code, { instancePath: instancePath + "/family_variant_code", parentData: data, parentDataProperty: "family_variant_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length)), data.param_count !== void 0 && (validate289(data.param_count, { instancePath: instancePath + "/param_count", parentData: data, parentDataProperty: "param_count", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors), errors = vErrors.length)), data.architecture !== void 0 && (validate289(data.architecture, { instancePath: instancePath + "/architecture", parentData: data, parentDataProperty: "architecture", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors), errors = vErrors.length)), data.license_code !== void 0 && (validate165(data.license_code, { instancePath: instancePath + "/license_code", parentData: data, parentDataProperty: "license_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length)), data.max_resolution !== void 0 && (validate289(data.max_resolution, { instancePath: instancePath + "/max_resolution", parentData: data, parentDataProperty: "max_resolution", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors), errors = vErrors.length)), data.paper_url !== void 0 && (validate291(data.paper_url, { instancePath: instancePath + "/paper_url", parentData: data, parentDataProperty: "paper_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors), errors = vErrors.length)), data.github_url !== void 0 && (validate291(data.github_url, { instancePath: instancePath + "/github_url", parentData: data, parentDataProperty: "github_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors), errors = vErrors.length)), data.availability_status !== void 0 && (validate289(data.availability_status, { instancePath: instancePath + "/availability_status", parentData: data, parentDataProperty: "availability_status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors), errors = vErrors.length)), data.content !== void 0 && (validate263(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors), errors = vErrors.length)), data.pricing_note !== void 0 && (validate263(data.pricing_note, { instancePath: instancePath + "/pricing_note", parentData: data, parentDataProperty: "pricing_note", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors), errors = vErrors.length)), data.is_public !== void 0 && typeof data.is_public != "boolean") {
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
    if (data.seo !== void 0 && (validate86(data.seo, { instancePath: instancePath + "/seo", parentData: data, parentDataProperty: "seo", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length)), data.notable_features !== void 0) {
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
    if (data.created_at !== void 0 && (validate58(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate58(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.deleted_at !== void 0 && (validate56(data.deleted_at, { instancePath: instancePath + "/deleted_at", parentData: data, parentDataProperty: "deleted_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length)), data.inputs !== void 0) {
      let data36 = data.inputs;
      if (Array.isArray(data36)) {
        if (data36.length > 200) {
          let err51 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
        let len1 = data36.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate310(data36[i1], { instancePath: instancePath + "/inputs/" + i1, parentData: data36, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors), errors = vErrors.length);
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
          validate326(data38[i2], { instancePath: instancePath + "/outputs/" + i2, parentData: data38, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors), errors = vErrors.length);
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
          validate339(data40[i3], { instancePath: instancePath + "/examples/" + i3, parentData: data40, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors), errors = vErrors.length);
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
          validate358(data42[i4], { instancePath: instancePath + "/faq_entries/" + i4, parentData: data42, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors), errors = vErrors.length);
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
          validate365(data44[i5], { instancePath: instancePath + "/pricing/" + i5, parentData: data44, parentDataProperty: i5, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors), errors = vErrors.length);
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
          validate386(data46[i6], { instancePath: instancePath + "/related_links/" + i6, parentData: data46, parentDataProperty: i6, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate386.errors : vErrors.concat(validate386.errors), errors = vErrors.length);
      } else {
        let err62 = { instancePath: instancePath + "/related_links", schemaPath: "#/properties/related_links/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
      }
    }
  } else {
    let err63 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
  }
  return validate279.errors = vErrors, errors === 0;
}
validate279.evaluated = { props: { id: !0, org_id: !0, model_creator_id: !0, family_id: !0, created_by: !0, deleted_by: !0, slug: !0, name: !0, description: !0, version: !0, icon_url: !0, cover_url: !0, category_code: !0, status_code: !0, family_variant_code: !0, param_count: !0, architecture: !0, license_code: !0, max_resolution: !0, paper_url: !0, github_url: !0, availability_status: !0, content: !0, pricing_note: !0, is_public: !0, is_open_source: !0, lora_support: !0, fine_tuning: !0, supports_streaming: !0, is_official: !0, seo: !0, notable_features: !0, created_at: !0, updated_at: !0, deleted_at: !0, inputs: !0, outputs: !0, examples: !0, faq_entries: !0, pricing: !0, related_links: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_56 = validate393, schema111 = { $id: "https://model-run-kit.invalid/reference/schemas/ModelCreate", type: "object", required: ["path", "name"], additionalProperties: !1, properties: { path: { $ref: "https://model-run-kit.invalid/reference/schemas/ModelPath" }, name: { $ref: "https://model-run-kit.invalid/reference/schemas/ShortText" }, makes: { type: "string", enum: ["text", "image", "video", "nothing"] }, ends: { type: "string", enum: ["completed", "failed", "canceled"] }, takes_ms: { type: "integer", minimum: 0, maximum: 2147483647 }, failure_code: { $ref: "https://model-run-kit.invalid/reference/schemas/Code" }, failure_message: { type: "string", minLength: 1, maxLength: 1e3 }, visibility: { type: "string", enum: ["public", "private", "unpublished"] }, organization: { $ref: "https://model-run-kit.invalid/reference/schemas/OrganizationReference" }, inputs: { type: "array", maxItems: 100, items: { $ref: "https://model-run-kit.invalid/reference/schemas/InputField" } }, pricing: { type: "array", maxItems: 100, items: { $ref: "https://model-run-kit.invalid/reference/schemas/PricingRule" } } } }, func92 = Object.prototype.hasOwnProperty;
function validate399(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate399.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.pricing_model_code === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pricing_model_code" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.rule_effect_code === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rule_effect_code" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.price === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "price" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "input" || key0 === "pricing_model_code" || key0 === "rule_effect_code" || key0 === "match_value" || key0 === "unit_code" || key0 === "price")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    data.input !== void 0 && (validate258(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors), errors = vErrors.length)), data.pricing_model_code !== void 0 && (validate164(data.pricing_model_code, { instancePath: instancePath + "/pricing_model_code", parentData: data, parentDataProperty: "pricing_model_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.rule_effect_code !== void 0 && (validate164(data.rule_effect_code, { instancePath: instancePath + "/rule_effect_code", parentData: data, parentDataProperty: "rule_effect_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.match_value !== void 0 && (validate52(data.match_value, { instancePath: instancePath + "/match_value", parentData: data, parentDataProperty: "match_value", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors), errors = vErrors.length)), data.unit_code !== void 0 && (validate164(data.unit_code, { instancePath: instancePath + "/unit_code", parentData: data, parentDataProperty: "unit_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.price !== void 0 && (validate166(data.price, { instancePath: instancePath + "/price", parentData: data, parentDataProperty: "price", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate399.errors = vErrors, errors === 0;
}
validate399.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate393(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate393.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!func92.call(schema111.properties, key0)) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.path !== void 0 && (validate84(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors), errors = vErrors.length)), data.name !== void 0 && (validate258(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors), errors = vErrors.length)), data.makes !== void 0) {
      let data2 = data.makes;
      if (typeof data2 != "string") {
        let err3 = { instancePath: instancePath + "/makes", schemaPath: "#/properties/makes/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (!(data2 === "text" || data2 === "image" || data2 === "video" || data2 === "nothing")) {
        let err4 = { instancePath: instancePath + "/makes", schemaPath: "#/properties/makes/enum", keyword: "enum", params: { allowedValues: schema111.properties.makes.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.ends !== void 0) {
      let data3 = data.ends;
      if (typeof data3 != "string") {
        let err5 = { instancePath: instancePath + "/ends", schemaPath: "#/properties/ends/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (!(data3 === "completed" || data3 === "failed" || data3 === "canceled")) {
        let err6 = { instancePath: instancePath + "/ends", schemaPath: "#/properties/ends/enum", keyword: "enum", params: { allowedValues: schema111.properties.ends.enum } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.takes_ms !== void 0) {
      let data4 = data.takes_ms;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err7 = { instancePath: instancePath + "/takes_ms", schemaPath: "#/properties/takes_ms/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2147483647 || isNaN(data4)) {
          let err8 = { instancePath: instancePath + "/takes_ms", schemaPath: "#/properties/takes_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          let err9 = { instancePath: instancePath + "/takes_ms", schemaPath: "#/properties/takes_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.failure_code !== void 0 && (validate164(data.failure_code, { instancePath: instancePath + "/failure_code", parentData: data, parentDataProperty: "failure_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.failure_message !== void 0) {
      let data6 = data.failure_message;
      if (typeof data6 == "string") {
        if (func1(data6) > 1e3) {
          let err10 = { instancePath: instancePath + "/failure_message", schemaPath: "#/properties/failure_message/maxLength", keyword: "maxLength", params: { limit: 1e3 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (func1(data6) < 1) {
          let err11 = { instancePath: instancePath + "/failure_message", schemaPath: "#/properties/failure_message/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/failure_message", schemaPath: "#/properties/failure_message/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.visibility !== void 0) {
      let data7 = data.visibility;
      if (typeof data7 != "string") {
        let err13 = { instancePath: instancePath + "/visibility", schemaPath: "#/properties/visibility/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (!(data7 === "public" || data7 === "private" || data7 === "unpublished")) {
        let err14 = { instancePath: instancePath + "/visibility", schemaPath: "#/properties/visibility/enum", keyword: "enum", params: { allowedValues: schema111.properties.visibility.enum } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.organization !== void 0 && (validate82(data.organization, { instancePath: instancePath + "/organization", parentData: data, parentDataProperty: "organization", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length)), data.inputs !== void 0) {
      let data9 = data.inputs;
      if (Array.isArray(data9)) {
        if (data9.length > 100) {
          let err15 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        let len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate257(data9[i0], { instancePath: instancePath + "/inputs/" + i0, parentData: data9, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.pricing !== void 0) {
      let data11 = data.pricing;
      if (Array.isArray(data11)) {
        if (data11.length > 100) {
          let err17 = { instancePath: instancePath + "/pricing", schemaPath: "#/properties/pricing/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        let len1 = data11.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate399(data11[i1], { instancePath: instancePath + "/pricing/" + i1, parentData: data11, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate399.errors : vErrors.concat(validate399.errors), errors = vErrors.length);
      } else {
        let err18 = { instancePath: instancePath + "/pricing", schemaPath: "#/properties/pricing/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate393.errors = vErrors, errors === 0;
}
validate393.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_57 = validate339, schemas_58 = validate358, schemas_59 = validate310, schemas_60 = validate326, schemas_61 = validate84, schemas_62 = validate365, schemas_63 = validate386, schemas_64 = validate179, schemas_65 = validate407;
function validate412(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate412.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.user_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "user_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.email === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    data.user_id !== void 0 && (validate54(data.user_id, { instancePath: instancePath + "/user_id", parentData: data, parentDataProperty: "user_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.email !== void 0 && (validate190(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate412.errors = vErrors, errors === 0;
}
validate412.evaluated = { props: { user_id: !0, email: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate407(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate407.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.slug === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slug" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.name === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.plan_code === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "plan_code" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.owner === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "owner" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.api_key === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "api_key" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.user_token === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "user_token" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    data.id !== void 0 && (validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.slug !== void 0 && (validate136(data.slug, { instancePath: instancePath + "/slug", parentData: data, parentDataProperty: "slug", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors), errors = vErrors.length)), data.name !== void 0 && (validate258(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors), errors = vErrors.length)), data.plan_code !== void 0 && (validate164(data.plan_code, { instancePath: instancePath + "/plan_code", parentData: data, parentDataProperty: "plan_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.owner !== void 0 && (validate412(data.owner, { instancePath: instancePath + "/owner", parentData: data, parentDataProperty: "owner", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors), errors = vErrors.length)), data.api_key !== void 0 && (validate130(data.api_key, { instancePath: instancePath + "/api_key", parentData: data, parentDataProperty: "api_key", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors), errors = vErrors.length)), data.user_token !== void 0 && (validate130(data.user_token, { instancePath: instancePath + "/user_token", parentData: data, parentDataProperty: "user_token", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors), errors = vErrors.length));
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate407.errors = vErrors, errors === 0;
}
validate407.evaluated = { props: { id: !0, slug: !0, name: !0, plan_code: !0, owner: !0, api_key: !0, user_token: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_66 = validate418;
function validate422(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate422.evaluated;
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
  return validate422.errors = vErrors, errors === 0;
}
validate422.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate418(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate418.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.slug === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slug" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "slug" || key0 === "plan_code" || key0 === "callback_secret" || key0 === "balance" || key0 === "low_balance_threshold")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.name !== void 0 && (validate258(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors), errors = vErrors.length)), data.slug !== void 0 && (validate136(data.slug, { instancePath: instancePath + "/slug", parentData: data, parentDataProperty: "slug", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors), errors = vErrors.length)), data.plan_code !== void 0 && (validate164(data.plan_code, { instancePath: instancePath + "/plan_code", parentData: data, parentDataProperty: "plan_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.callback_secret !== void 0 && (validate422(data.callback_secret, { instancePath: instancePath + "/callback_secret", parentData: data, parentDataProperty: "callback_secret", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors), errors = vErrors.length)), data.balance !== void 0 && (validate166(data.balance, { instancePath: instancePath + "/balance", parentData: data, parentDataProperty: "balance", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors), errors = vErrors.length)), data.low_balance_threshold !== void 0 && (validate166(data.low_balance_threshold, { instancePath: instancePath + "/low_balance_threshold", parentData: data, parentDataProperty: "low_balance_threshold", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate418.errors = vErrors, errors === 0;
}
validate418.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_67 = validate134, schemas_68 = validate426;
function validate426(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate426.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.slug === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slug" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.name === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    data.id !== void 0 && (validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.slug !== void 0 && (validate136(data.slug, { instancePath: instancePath + "/slug", parentData: data, parentDataProperty: "slug", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors), errors = vErrors.length)), data.name !== void 0 && (validate258(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate426.errors = vErrors, errors === 0;
}
validate426.evaluated = { props: { id: !0, slug: !0, name: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_69 = validate82, schemas_70 = validate430, schema118 = { $id: "https://model-run-kit.invalid/reference/schemas/Outcome", type: "object", required: ["kind"], additionalProperties: !1, properties: { kind: { type: "string", enum: ["complete", "fail", "cancel", "slow", "stall"] }, after_ms: { type: "integer", minimum: 0, maximum: 2592e6 }, by_ms: { type: "integer", minimum: 0, maximum: 2592e6 }, code: { $ref: "https://model-run-kit.invalid/reference/schemas/Code" }, message: { type: "string", minLength: 1, maxLength: 1e3 }, output: { type: "string", maxLength: 1e4 } } };
function validate430(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate430.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "after_ms" || key0 === "by_ms" || key0 === "code" || key0 === "message" || key0 === "output")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err2 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (!(data0 === "complete" || data0 === "fail" || data0 === "cancel" || data0 === "slow" || data0 === "stall")) {
        let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema118.properties.kind.enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.after_ms !== void 0) {
      let data1 = data.after_ms;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err4 = { instancePath: instancePath + "/after_ms", schemaPath: "#/properties/after_ms/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2592e6 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/after_ms", schemaPath: "#/properties/after_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2592e6 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/after_ms", schemaPath: "#/properties/after_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.by_ms !== void 0) {
      let data2 = data.by_ms;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err7 = { instancePath: instancePath + "/by_ms", schemaPath: "#/properties/by_ms/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 2592e6 || isNaN(data2)) {
          let err8 = { instancePath: instancePath + "/by_ms", schemaPath: "#/properties/by_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2592e6 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err9 = { instancePath: instancePath + "/by_ms", schemaPath: "#/properties/by_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.code !== void 0 && (validate164(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length)), data.message !== void 0) {
      let data4 = data.message;
      if (typeof data4 == "string") {
        if (func1(data4) > 1e3) {
          let err10 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 1e3 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (func1(data4) < 1) {
          let err11 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.output !== void 0) {
      let data5 = data.output;
      if (typeof data5 == "string") {
        if (func1(data5) > 1e4) {
          let err13 = { instancePath: instancePath + "/output", schemaPath: "#/properties/output/maxLength", keyword: "maxLength", params: { limit: 1e4 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/output", schemaPath: "#/properties/output/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate430.errors = vErrors, errors === 0;
}
validate430.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_71 = validate412, schemas_72 = validate399, schemas_73 = validate432, schema119 = { $id: "https://model-run-kit.invalid/reference/schemas/Principal", type: "object", required: ["kind", "user_id", "organization", "second_organization", "token", "scopes"], properties: { kind: { $ref: "https://model-run-kit.invalid/reference/schemas/TokenKind" }, user_id: { $ref: "https://model-run-kit.invalid/reference/schemas/Uuid" }, organization: { $ref: "https://model-run-kit.invalid/reference/schemas/OrganizationName" }, second_organization: { if: { type: "null" }, else: { $ref: "https://model-run-kit.invalid/reference/schemas/OrganizationName" } }, token: { $ref: "https://model-run-kit.invalid/reference/schemas/Token" }, scopes: { type: ["array", "null"], maxItems: 100, items: { $ref: "https://model-run-kit.invalid/reference/schemas/Scope" } } } };
function validate432(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate432.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.user_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "user_id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.organization === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "organization" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.second_organization === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "second_organization" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.token === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "token" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.scopes === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scopes" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.kind !== void 0 && (validate132(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors), errors = vErrors.length)), data.user_id !== void 0 && (validate54(data.user_id, { instancePath: instancePath + "/user_id", parentData: data, parentDataProperty: "user_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.organization !== void 0 && (validate426(data.organization, { instancePath: instancePath + "/organization", parentData: data, parentDataProperty: "organization", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate426.errors : vErrors.concat(validate426.errors), errors = vErrors.length)), data.second_organization !== void 0) {
      let data3 = data.second_organization, _errs5 = errors, valid1 = !0, _errs6 = errors;
      if (data3 !== null) {
        let err6 = {};
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      var _valid0 = _errs6 === errors;
      if (errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null), !_valid0) {
        let _errs8 = errors;
        validate426(data3, { instancePath: instancePath + "/second_organization", parentData: data, parentDataProperty: "second_organization", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate426.errors : vErrors.concat(validate426.errors), errors = vErrors.length);
        var _valid0 = _errs8 === errors;
        if (valid1 = _valid0, valid1) {
          var props0 = {};
          props0.id = !0, props0.slug = !0, props0.name = !0;
        }
      }
      if (!valid1) {
        let err7 = { instancePath: instancePath + "/second_organization", schemaPath: "#/properties/second_organization/if", keyword: "if", params: { failingKeyword: "else" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.token !== void 0 && (validate130(data.token, { instancePath: instancePath + "/token", parentData: data, parentDataProperty: "token", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors), errors = vErrors.length)), data.scopes !== void 0) {
      let data5 = data.scopes;
      if (!Array.isArray(data5) && data5 !== null) {
        let err8 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/type", keyword: "type", params: { type: schema119.properties.scopes.type } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (Array.isArray(data5)) {
        if (data5.length > 100) {
          let err9 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate140(data5[i0], { instancePath: instancePath + "/scopes/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length);
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate432.errors = vErrors, errors === 0;
}
validate432.evaluated = { props: { kind: !0, user_id: !0, organization: !0, second_organization: !0, token: !0, scopes: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_74 = validate221, schemas_75 = validate61, schemas_76 = validate63, schemas_77 = validate108, schemas_78 = validate100, schemas_79 = validate91, schemas_80 = validate235, schemas_81 = validate439;
function validate439(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate439.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        if (data0.length > 1e3) {
          let err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate273(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate439.errors = vErrors, errors === 0;
}
validate439.evaluated = { props: { items: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_82 = validate441;
var schema122 = { $id: "https://model-run-kit.invalid/reference/schemas/StringOrNull", type: ["string", "null"], maxLength: 1024 };
function validate443(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate443.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema122.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string" && func1(data) > 1024) {
    let err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1024 } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate443.errors = vErrors, errors === 0;
}
validate443.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema123 = { $id: "https://model-run-kit.invalid/reference/schemas/RunStatusCode", type: "string", enum: ["queued", "running", "completed", "failed", "canceled"], maxLength: 64 };
function validate448(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate448.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data === "queued" || data === "running" || data === "completed" || data === "failed" || data === "canceled")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema123.enum } };
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
  return validate448.errors = vErrors, errors === 0;
}
validate448.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate441(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate441.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.request_id === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "request_id" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.org_id === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "org_id" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.batch_id === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "batch_id" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.status === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.nodes_total === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nodes_total" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.nodes_completed === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nodes_completed" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.created_at === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.started_at === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "started_at" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.completed_at === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "completed_at" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.cost === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cost" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.failure_code === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "failure_code" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.failure_message === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "failure_message" } };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.callback_url === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callback_url" } };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    data.id !== void 0 && (validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.name !== void 0 && (validate443(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors), errors = vErrors.length)), data.request_id !== void 0 && (validate443(data.request_id, { instancePath: instancePath + "/request_id", parentData: data, parentDataProperty: "request_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors), errors = vErrors.length)), data.org_id !== void 0 && (validate54(data.org_id, { instancePath: instancePath + "/org_id", parentData: data, parentDataProperty: "org_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.batch_id !== void 0 && (validate118(data.batch_id, { instancePath: instancePath + "/batch_id", parentData: data, parentDataProperty: "batch_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors), errors = vErrors.length)), data.status !== void 0 && (validate448(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate448.errors : vErrors.concat(validate448.errors), errors = vErrors.length)), data.nodes_total !== void 0 && (validate101(data.nodes_total, { instancePath: instancePath + "/nodes_total", parentData: data, parentDataProperty: "nodes_total", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length)), data.nodes_completed !== void 0 && (validate101(data.nodes_completed, { instancePath: instancePath + "/nodes_completed", parentData: data, parentDataProperty: "nodes_completed", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate58(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.started_at !== void 0 && (validate56(data.started_at, { instancePath: instancePath + "/started_at", parentData: data, parentDataProperty: "started_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length)), data.completed_at !== void 0 && (validate56(data.completed_at, { instancePath: instancePath + "/completed_at", parentData: data, parentDataProperty: "completed_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length)), data.cost !== void 0 && (validate167(data.cost, { instancePath: instancePath + "/cost", parentData: data, parentDataProperty: "cost", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors), errors = vErrors.length)), data.failure_code !== void 0 && (validate165(data.failure_code, { instancePath: instancePath + "/failure_code", parentData: data, parentDataProperty: "failure_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length)), data.failure_message !== void 0 && (validate263(data.failure_message, { instancePath: instancePath + "/failure_message", parentData: data, parentDataProperty: "failure_message", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors), errors = vErrors.length)), data.callback_url !== void 0 && (validate291(data.callback_url, { instancePath: instancePath + "/callback_url", parentData: data, parentDataProperty: "callback_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors), errors = vErrors.length));
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate441.errors = vErrors, errors === 0;
}
validate441.evaluated = { props: { id: !0, name: !0, request_id: !0, org_id: !0, batch_id: !0, status: !0, nodes_total: !0, nodes_completed: !0, created_at: !0, started_at: !0, completed_at: !0, cost: !0, failure_code: !0, failure_message: !0, callback_url: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_83 = validate459;
function validate459(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate459.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        if (data0.length > 1e3) {
          let err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate441(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate459.errors = vErrors, errors === 0;
}
validate459.evaluated = { props: { items: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_84 = validate448, schemas_85 = validate140, schemas_86 = validate461, schema125 = { $id: "https://model-run-kit.invalid/reference/schemas/Script", type: "object", required: ["id", "times", "outcome"], properties: { id: { type: "string", pattern: "^[0-9]+$", minLength: 1, maxLength: 16 }, model: { $ref: "https://model-run-kit.invalid/reference/schemas/ModelPath" }, workflow: { $ref: "https://model-run-kit.invalid/reference/schemas/WorkflowReference" }, organization_id: { $ref: "https://model-run-kit.invalid/reference/schemas/Uuid" }, times: { type: ["integer", "null"], minimum: 1, maximum: 1e6 }, outcome: { $ref: "https://model-run-kit.invalid/reference/schemas/ScriptedOutcome" } } }, pattern23 = new RegExp("^[0-9]+$", "u");
var pattern24 = new RegExp("^[^/\\s]+/[^/\\s]+$", "u");
function validate463(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate463.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 1024) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1024 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func1(data) < 3) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 3 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern24.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[^/\\s]+/[^/\\s]+$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate463.errors = vErrors, errors === 0;
}
validate463.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema127 = { $id: "https://model-run-kit.invalid/reference/schemas/ScriptedOutcome", type: "object", additionalProperties: !0, required: ["kind"], properties: { kind: { type: "string", enum: ["complete", "fail", "cancel", "slow", "stall"] } } };
function validate466(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate466.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err1 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (!(data0 === "complete" || data0 === "fail" || data0 === "cancel" || data0 === "slow" || data0 === "stall")) {
        let err2 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema127.properties.kind.enum } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate466.errors = vErrors, errors === 0;
}
validate466.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate461(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate461.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.times === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "times" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.outcome === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcome" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (func1(data0) > 16) {
          let err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 16 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func1(data0) < 1) {
          let err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern23.test(data0)) {
          let err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9]+$" } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.model !== void 0 && (validate84(data.model, { instancePath: instancePath + "/model", parentData: data, parentDataProperty: "model", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors), errors = vErrors.length)), data.workflow !== void 0 && (validate463(data.workflow, { instancePath: instancePath + "/workflow", parentData: data, parentDataProperty: "workflow", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate463.errors : vErrors.concat(validate463.errors), errors = vErrors.length)), data.organization_id !== void 0 && (validate54(data.organization_id, { instancePath: instancePath + "/organization_id", parentData: data, parentDataProperty: "organization_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.times !== void 0) {
      let data4 = data.times;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && data4 !== null) {
        let err7 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/type", keyword: "type", params: { type: schema125.properties.times.type } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 1e6 || isNaN(data4)) {
          let err8 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          let err9 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    data.outcome !== void 0 && (validate466(data.outcome, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate466.errors : vErrors.concat(validate466.errors), errors = vErrors.length));
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate461.errors = vErrors, errors === 0;
}
validate461.evaluated = { props: { id: !0, model: !0, workflow: !0, organization_id: !0, times: !0, outcome: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_87 = validate468, schema128 = { $id: "https://model-run-kit.invalid/reference/schemas/ScriptCreate", type: "object", required: ["outcome"], additionalProperties: !1, properties: { model: { $ref: "https://model-run-kit.invalid/reference/schemas/ModelPath" }, workflow: { $ref: "https://model-run-kit.invalid/reference/schemas/WorkflowReference" }, organization_id: { $ref: "https://model-run-kit.invalid/reference/schemas/Uuid" }, times: { type: ["integer", "null"], minimum: 1, maximum: 1e6 }, outcome: { $ref: "https://model-run-kit.invalid/reference/schemas/Outcome" } } };
function validate468(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate468.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.outcome === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcome" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "model" || key0 === "workflow" || key0 === "organization_id" || key0 === "times" || key0 === "outcome")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.model !== void 0 && (validate84(data.model, { instancePath: instancePath + "/model", parentData: data, parentDataProperty: "model", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors), errors = vErrors.length)), data.workflow !== void 0 && (validate463(data.workflow, { instancePath: instancePath + "/workflow", parentData: data, parentDataProperty: "workflow", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate463.errors : vErrors.concat(validate463.errors), errors = vErrors.length)), data.organization_id !== void 0 && (validate54(data.organization_id, { instancePath: instancePath + "/organization_id", parentData: data, parentDataProperty: "organization_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.times !== void 0) {
      let data3 = data.times;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null) {
        let err2 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/type", keyword: "type", params: { type: schema128.properties.times.type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e6 || isNaN(data3)) {
          let err3 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err4 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    data.outcome !== void 0 && (validate430(data.outcome, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate430.errors : vErrors.concat(validate430.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate468.errors = vErrors, errors === 0;
}
validate468.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_88 = validate473;
function validate473(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate473.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        if (data0.length > 1e3) {
          let err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate461(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate473.errors = vErrors, errors === 0;
}
validate473.evaluated = { props: { items: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_89 = validate466, schemas_90 = validate475;
function validate475(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate475.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 9007199254740991 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data < 0 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate475.errors = vErrors, errors === 0;
}
validate475.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schemas_91 = validate258, schemas_92 = validate289, schemas_93 = validate476, schema131 = { $id: "https://model-run-kit.invalid/reference/schemas/SignatureExplained", type: "object", required: ["attempt", "header", "value", "secret", "key_hex", "secret_of", "prefix", "encoding", "signed"], properties: { attempt: { type: "integer", minimum: 1, maximum: 100 }, header: { type: "string", minLength: 1, maxLength: 256 }, value: { type: "string", minLength: 1, maxLength: 1024 }, secret: { type: "string", maxLength: 1024 }, key_hex: { type: "string", maxLength: 4096 }, secret_of: { type: "string", enum: ["webhook", "organization"] }, prefix: { type: "string", maxLength: 256 }, encoding: { type: "string", enum: ["hex", "HEX", "base64", "base64_unpadded", "base64url", "base64url_padded"] }, signed: { type: "string", maxLength: 16777216 } } };
function validate476(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate476.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.attempt === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attempt" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.header === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.value === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.secret === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "secret" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.key_hex === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_hex" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.secret_of === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "secret_of" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.prefix === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prefix" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.encoding === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "encoding" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.signed === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "signed" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.attempt !== void 0) {
      let data0 = data.attempt;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err9 = { instancePath: instancePath + "/attempt", schemaPath: "#/properties/attempt/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 100 || isNaN(data0)) {
          let err10 = { instancePath: instancePath + "/attempt", schemaPath: "#/properties/attempt/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err11 = { instancePath: instancePath + "/attempt", schemaPath: "#/properties/attempt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      }
    }
    if (data.header !== void 0) {
      let data1 = data.header;
      if (typeof data1 == "string") {
        if (func1(data1) > 256) {
          let err12 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/maxLength", keyword: "maxLength", params: { limit: 256 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func1(data1) < 1) {
          let err13 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.value !== void 0) {
      let data2 = data.value;
      if (typeof data2 == "string") {
        if (func1(data2) > 1024) {
          let err15 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (func1(data2) < 1) {
          let err16 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.secret !== void 0) {
      let data3 = data.secret;
      if (typeof data3 == "string") {
        if (func1(data3) > 1024) {
          let err18 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.key_hex !== void 0) {
      let data4 = data.key_hex;
      if (typeof data4 == "string") {
        if (func1(data4) > 4096) {
          let err20 = { instancePath: instancePath + "/key_hex", schemaPath: "#/properties/key_hex/maxLength", keyword: "maxLength", params: { limit: 4096 } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/key_hex", schemaPath: "#/properties/key_hex/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.secret_of !== void 0) {
      let data5 = data.secret_of;
      if (typeof data5 != "string") {
        let err22 = { instancePath: instancePath + "/secret_of", schemaPath: "#/properties/secret_of/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (!(data5 === "webhook" || data5 === "organization")) {
        let err23 = { instancePath: instancePath + "/secret_of", schemaPath: "#/properties/secret_of/enum", keyword: "enum", params: { allowedValues: schema131.properties.secret_of.enum } };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.prefix !== void 0) {
      let data6 = data.prefix;
      if (typeof data6 == "string") {
        if (func1(data6) > 256) {
          let err24 = { instancePath: instancePath + "/prefix", schemaPath: "#/properties/prefix/maxLength", keyword: "maxLength", params: { limit: 256 } };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/prefix", schemaPath: "#/properties/prefix/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.encoding !== void 0) {
      let data7 = data.encoding;
      if (typeof data7 != "string") {
        let err26 = { instancePath: instancePath + "/encoding", schemaPath: "#/properties/encoding/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      if (!(data7 === "hex" || data7 === "HEX" || data7 === "base64" || data7 === "base64_unpadded" || data7 === "base64url" || data7 === "base64url_padded")) {
        let err27 = { instancePath: instancePath + "/encoding", schemaPath: "#/properties/encoding/enum", keyword: "enum", params: { allowedValues: schema131.properties.encoding.enum } };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.signed !== void 0) {
      let data8 = data.signed;
      if (typeof data8 == "string") {
        if (func1(data8) > 16777216) {
          let err28 = { instancePath: instancePath + "/signed", schemaPath: "#/properties/signed/maxLength", keyword: "maxLength", params: { limit: 16777216 } };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
      } else {
        let err29 = { instancePath: instancePath + "/signed", schemaPath: "#/properties/signed/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
  } else {
    let err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
  }
  return validate476.errors = vErrors, errors === 0;
}
validate476.evaluated = { props: { attempt: !0, header: !0, value: !0, secret: !0, key_hex: !0, secret_of: !0, prefix: !0, encoding: !0, signed: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_94 = validate136, schemas_95 = validate95, schemas_96 = validate477;
function validate477(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate477.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          let err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate95(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate477.errors = vErrors, errors === 0;
}
validate477.evaluated = { props: { items: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_97 = validate321, schemas_98 = validate227, schemas_99 = validate214, schemas_100 = validate248, schemas_101 = validate243, schemas_102 = validate443, schemas_103 = validate58, schemas_104 = validate56, schemas_105 = validate130, schemas_106 = validate479;
function validate479(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate479.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "organization" || key0 === "user" || key0 === "scopes" || key0 === "expires_in")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.kind !== void 0 && (validate132(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors), errors = vErrors.length)), data.organization !== void 0 && (validate82(data.organization, { instancePath: instancePath + "/organization", parentData: data, parentDataProperty: "organization", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length)), data.user !== void 0) {
      let data2 = data.user;
      if (typeof data2 == "string") {
        if (func1(data2) > 320) {
          let err2 = { instancePath: instancePath + "/user", schemaPath: "#/properties/user/maxLength", keyword: "maxLength", params: { limit: 320 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func1(data2) < 1) {
          let err3 = { instancePath: instancePath + "/user", schemaPath: "#/properties/user/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/user", schemaPath: "#/properties/user/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.scopes !== void 0) {
      let data3 = data.scopes;
      if (Array.isArray(data3)) {
        if (data3.length > 100) {
          let err5 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate140(data3[i0], { instancePath: instancePath + "/scopes/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length);
        let i1 = data3.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data3[i1], data3[j0])) {
                  let err6 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                  break outer0;
                }
        }
      } else {
        let err7 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.expires_in !== void 0) {
      let data5 = data.expires_in;
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 315576e3 || isNaN(data5)) {
          let err8 = { instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/maximum", keyword: "maximum", params: { comparison: "<=", limit: 315576e3 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data5 <= 0 || isNaN(data5)) {
          let err9 = { instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate479.errors = vErrors, errors === 0;
}
validate479.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_107 = validate483, schema134 = { $id: "https://model-run-kit.invalid/reference/schemas/TokenGrant", type: "object", required: ["grant_type"], additionalProperties: !0, properties: { grant_type: { type: "string", enum: ["client_credentials", "refresh_token"] }, client_id: { type: "string", maxLength: 128 }, client_secret: { type: "string", maxLength: 256 }, refresh_token: { type: "string", maxLength: 256 }, scope: { type: "string", maxLength: 4096 } } };
function validate483(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate483.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.grant_type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "grant_type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.grant_type !== void 0) {
      let data0 = data.grant_type;
      if (typeof data0 != "string") {
        let err1 = { instancePath: instancePath + "/grant_type", schemaPath: "#/properties/grant_type/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (!(data0 === "client_credentials" || data0 === "refresh_token")) {
        let err2 = { instancePath: instancePath + "/grant_type", schemaPath: "#/properties/grant_type/enum", keyword: "enum", params: { allowedValues: schema134.properties.grant_type.enum } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.client_id !== void 0) {
      let data1 = data.client_id;
      if (typeof data1 == "string") {
        if (func1(data1) > 128) {
          let err3 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.client_secret !== void 0) {
      let data2 = data.client_secret;
      if (typeof data2 == "string") {
        if (func1(data2) > 256) {
          let err5 = { instancePath: instancePath + "/client_secret", schemaPath: "#/properties/client_secret/maxLength", keyword: "maxLength", params: { limit: 256 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/client_secret", schemaPath: "#/properties/client_secret/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.refresh_token !== void 0) {
      let data3 = data.refresh_token;
      if (typeof data3 == "string") {
        if (func1(data3) > 256) {
          let err7 = { instancePath: instancePath + "/refresh_token", schemaPath: "#/properties/refresh_token/maxLength", keyword: "maxLength", params: { limit: 256 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/refresh_token", schemaPath: "#/properties/refresh_token/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.scope !== void 0) {
      let data4 = data.scope;
      if (typeof data4 == "string") {
        if (func1(data4) > 4096) {
          let err9 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/maxLength", keyword: "maxLength", params: { limit: 4096 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate483.errors = vErrors, errors === 0;
}
validate483.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_108 = validate484;
function validate484(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate484.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.access_token === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "access_token" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.token_type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "token_type" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.expires_in === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_in" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.scope === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scope" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.access_token !== void 0 && (validate130(data.access_token, { instancePath: instancePath + "/access_token", parentData: data, parentDataProperty: "access_token", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors), errors = vErrors.length)), data.token_type !== void 0) {
      let data1 = data.token_type;
      if (typeof data1 != "string") {
        let err4 = { instancePath: instancePath + "/token_type", schemaPath: "#/properties/token_type/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data1 !== "Bearer") {
        let err5 = { instancePath: instancePath + "/token_type", schemaPath: "#/properties/token_type/const", keyword: "const", params: { allowedValue: "Bearer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.expires_in !== void 0 && (validate142(data.expires_in, { instancePath: instancePath + "/expires_in", parentData: data, parentDataProperty: "expires_in", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors), errors = vErrors.length)), data.refresh_token !== void 0 && (validate130(data.refresh_token, { instancePath: instancePath + "/refresh_token", parentData: data, parentDataProperty: "refresh_token", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors), errors = vErrors.length)), data.scope !== void 0) {
      let data4 = data.scope;
      if (typeof data4 == "string") {
        if (func1(data4) > 4096) {
          let err6 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/maxLength", keyword: "maxLength", params: { limit: 4096 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate484.errors = vErrors, errors === 0;
}
validate484.evaluated = { props: { access_token: !0, token_type: !0, expires_in: !0, refresh_token: !0, scope: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_109 = validate488;
function validate488(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate488.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.token === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "token" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.kind === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.organization === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "organization" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.user_id === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "user_id" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.scopes === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scopes" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.expires_at === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.token !== void 0 && (validate130(data.token, { instancePath: instancePath + "/token", parentData: data, parentDataProperty: "token", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors), errors = vErrors.length)), data.kind !== void 0 && (validate132(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors), errors = vErrors.length)), data.organization !== void 0 && (validate134(data.organization, { instancePath: instancePath + "/organization", parentData: data, parentDataProperty: "organization", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors), errors = vErrors.length)), data.user_id !== void 0 && (validate54(data.user_id, { instancePath: instancePath + "/user_id", parentData: data, parentDataProperty: "user_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.scopes !== void 0) {
      let data4 = data.scopes;
      if (Array.isArray(data4)) {
        if (data4.length > 100) {
          let err6 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate140(data4[i0], { instancePath: instancePath + "/scopes/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    data.expires_at !== void 0 && (validate56(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length));
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate488.errors = vErrors, errors === 0;
}
validate488.evaluated = { props: { token: !0, kind: !0, organization: !0, user_id: !0, scopes: !0, expires_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_110 = validate132, schemas_111 = validate142, schemas_112 = validate123, schemas_113 = validate291, schemas_114 = validate54, schemas_115 = validate118, schemas_116 = validate422, schemas_117 = validate495;
function validate495(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate495.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), validate441(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.record === void 0) {
      let err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "record" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.logs === void 0) {
      let err1 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "logs" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.node_runs === void 0) {
      let err2 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "node_runs" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.record !== void 0 && (validate86(data.record, { instancePath: instancePath + "/record", parentData: data, parentDataProperty: "record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length)), data.logs !== void 0) {
      let data1 = data.logs;
      if (Array.isArray(data1)) {
        if (data1.length > 1e5) {
          let err3 = { instancePath: instancePath + "/logs", schemaPath: "#/allOf/1/properties/logs/maxItems", keyword: "maxItems", params: { limit: 1e5 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate86(data1[i0], { instancePath: instancePath + "/logs/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/logs", schemaPath: "#/allOf/1/properties/logs/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.node_runs !== void 0) {
      let data3 = data.node_runs;
      if (Array.isArray(data3)) {
        if (data3.length > 1e5) {
          let err5 = { instancePath: instancePath + "/node_runs", schemaPath: "#/allOf/1/properties/node_runs/maxItems", keyword: "maxItems", params: { limit: 1e5 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate86(data3[i1], { instancePath: instancePath + "/node_runs/" + i1, parentData: data3, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/node_runs", schemaPath: "#/allOf/1/properties/node_runs/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate495.errors = vErrors, errors === 0;
}
validate495.evaluated = { props: { record: !0, logs: !0, node_runs: !0, id: !0, name: !0, request_id: !0, org_id: !0, batch_id: !0, status: !0, nodes_total: !0, nodes_completed: !0, created_at: !0, started_at: !0, completed_at: !0, cost: !0, failure_code: !0, failure_message: !0, callback_url: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_118 = validate463, schemas_119 = validate500;
function validate500(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate500.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.base_url === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base_url" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.storage_url === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "storage_url" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.control_url === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "control_url" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.seed === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seed" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.clock === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clock" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.principals === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "principals" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.fixtures === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fixtures" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.choices === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "choices" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.expires_at === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.id !== void 0 && (validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.base_url !== void 0 && (validate74(data.base_url, { instancePath: instancePath + "/base_url", parentData: data, parentDataProperty: "base_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.storage_url !== void 0 && (validate74(data.storage_url, { instancePath: instancePath + "/storage_url", parentData: data, parentDataProperty: "storage_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.control_url !== void 0 && (validate74(data.control_url, { instancePath: instancePath + "/control_url", parentData: data, parentDataProperty: "control_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.seed !== void 0 && (validate475(data.seed, { instancePath: instancePath + "/seed", parentData: data, parentDataProperty: "seed", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate475.errors : vErrors.concat(validate475.errors), errors = vErrors.length)), data.clock !== void 0 && (validate149(data.clock, { instancePath: instancePath + "/clock", parentData: data, parentDataProperty: "clock", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors), errors = vErrors.length)), data.principals !== void 0) {
      let data6 = data.principals;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (Object.keys(data6).length > 100) {
          let err10 = { instancePath: instancePath + "/principals", schemaPath: "#/properties/principals/maxProperties", keyword: "maxProperties", params: { limit: 100 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        for (let key0 in data6)
          validate432(data6[key0], { instancePath: instancePath + "/principals/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data6, parentDataProperty: key0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/principals", schemaPath: "#/properties/principals/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    data.fixtures !== void 0 && (validate86(data.fixtures, { instancePath: instancePath + "/fixtures", parentData: data, parentDataProperty: "fixtures", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length)), data.choices !== void 0 && (validate86(data.choices, { instancePath: instancePath + "/choices", parentData: data, parentDataProperty: "choices", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length)), data.expires_at !== void 0 && (validate56(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length));
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate500.errors = vErrors, errors === 0;
}
validate500.evaluated = { props: { id: !0, base_url: !0, storage_url: !0, control_url: !0, seed: !0, clock: !0, principals: !0, fixtures: !0, choices: !0, expires_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_120 = validate511, schema139 = { $id: "https://model-run-kit.invalid/reference/schemas/WorldCreate", type: "object", additionalProperties: !1, properties: { seed_state: { type: "string", enum: ["small", "full"] }, choices: { $ref: "https://model-run-kit.invalid/reference/schemas/FreeObject" }, seed: { $ref: "https://model-run-kit.invalid/reference/schemas/Seed" }, clock: { $ref: "https://model-run-kit.invalid/reference/schemas/ClockMode" }, expires_in: { type: "integer", minimum: 1, maximum: 604800 } } };
function validate511(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate511.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "seed_state" || key0 === "choices" || key0 === "seed" || key0 === "clock" || key0 === "expires_in")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.seed_state !== void 0) {
      let data0 = data.seed_state;
      if (typeof data0 != "string") {
        let err1 = { instancePath: instancePath + "/seed_state", schemaPath: "#/properties/seed_state/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (!(data0 === "small" || data0 === "full")) {
        let err2 = { instancePath: instancePath + "/seed_state", schemaPath: "#/properties/seed_state/enum", keyword: "enum", params: { allowedValues: schema139.properties.seed_state.enum } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.choices !== void 0 && (validate86(data.choices, { instancePath: instancePath + "/choices", parentData: data, parentDataProperty: "choices", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length)), data.seed !== void 0 && (validate475(data.seed, { instancePath: instancePath + "/seed", parentData: data, parentDataProperty: "seed", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate475.errors : vErrors.concat(validate475.errors), errors = vErrors.length)), data.clock !== void 0 && (validate150(data.clock, { instancePath: instancePath + "/clock", parentData: data, parentDataProperty: "clock", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors), errors = vErrors.length)), data.expires_in !== void 0) {
      let data4 = data.expires_in;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err3 = { instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 604800 || isNaN(data4)) {
          let err4 = { instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/maximum", keyword: "maximum", params: { comparison: "<=", limit: 604800 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          let err5 = { instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate511.errors = vErrors, errors === 0;
}
validate511.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schemas_121 = validate515;
function validate516(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate516.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.base_url === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base_url" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.storage_url === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "storage_url" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.control_url === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "control_url" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.seed === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seed" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.expires_at === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    data.id !== void 0 && (validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.base_url !== void 0 && (validate74(data.base_url, { instancePath: instancePath + "/base_url", parentData: data, parentDataProperty: "base_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.storage_url !== void 0 && (validate74(data.storage_url, { instancePath: instancePath + "/storage_url", parentData: data, parentDataProperty: "storage_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.control_url !== void 0 && (validate74(data.control_url, { instancePath: instancePath + "/control_url", parentData: data, parentDataProperty: "control_url", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.seed !== void 0 && (validate475(data.seed, { instancePath: instancePath + "/seed", parentData: data, parentDataProperty: "seed", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate475.errors : vErrors.concat(validate475.errors), errors = vErrors.length)), data.expires_at !== void 0 && (validate56(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate516.errors = vErrors, errors === 0;
}
validate516.evaluated = { props: { id: !0, base_url: !0, storage_url: !0, control_url: !0, seed: !0, expires_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate515(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate515.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        if (data0.length > 1e3) {
          let err1 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate516(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate516.errors : vErrors.concat(validate516.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate515.errors = vErrors, errors === 0;
}
validate515.evaluated = { props: { items: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schemas_122 = validate516, queries_0 = validate524;
function validate524(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate524.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate524.errors = vErrors, errors === 0;
}
validate524.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_1 = validate525;
function validate525(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate525.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate525.errors = vErrors, errors === 0;
}
validate525.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_2 = validate526;
function validate526(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate526.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate526.errors = vErrors, errors === 0;
}
validate526.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_3 = validate527;
function validate527(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate527.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate527.errors = vErrors, errors === 0;
}
validate527.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_4 = validate528;
function validate528(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate528.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate528.errors = vErrors, errors === 0;
}
validate528.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_5 = validate529;
function validate529(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate529.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate529.errors = vErrors, errors === 0;
}
validate529.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_6 = validate530;
function validate530(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate530.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate530.errors = vErrors, errors === 0;
}
validate530.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_7 = validate531;
function validate531(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate531.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate531.errors = vErrors, errors === 0;
}
validate531.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_8 = validate532;
function validate532(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate532.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate532.errors = vErrors, errors === 0;
}
validate532.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_9 = validate533;
function validate533(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate533.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate533.errors = vErrors, errors === 0;
}
validate533.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_10 = validate534;
function validate534(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate534.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (key0 !== "limit") {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.limit !== void 0) {
      let data0 = data.limit;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err1 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1e4 || isNaN(data0)) {
          let err2 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate534.errors = vErrors, errors === 0;
}
validate534.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_11 = validate535;
function validate535(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate535.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate535.errors = vErrors, errors === 0;
}
validate535.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_12 = validate536;
function validate536(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate536.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate536.errors = vErrors, errors === 0;
}
validate536.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_13 = validate537;
function validate537(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate537.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate537.errors = vErrors, errors === 0;
}
validate537.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_14 = validate538;
function validate538(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate538.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate538.errors = vErrors, errors === 0;
}
validate538.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_15 = validate539;
function validate539(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate539.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "before" || key0 === "limit")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.before !== void 0 && (validate54(data.before, { instancePath: instancePath + "/before", parentData: data, parentDataProperty: "before", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.limit !== void 0) {
      let data1 = data.limit;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err1 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e3 || isNaN(data1)) {
          let err2 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate539.errors = vErrors, errors === 0;
}
validate539.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_16 = validate541;
function validate541(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate541.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate541.errors = vErrors, errors === 0;
}
validate541.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_17 = validate542;
function validate542(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate542.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate542.errors = vErrors, errors === 0;
}
validate542.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_18 = validate543;
function validate543(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate543.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate543.errors = vErrors, errors === 0;
}
validate543.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_19 = validate544;
function validate544(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate544.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate544.errors = vErrors, errors === 0;
}
validate544.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_20 = validate545;
function validate545(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate545.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate545.errors = vErrors, errors === 0;
}
validate545.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_21 = validate546;
function validate546(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate546.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate546.errors = vErrors, errors === 0;
}
validate546.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_22 = validate547;
function validate547(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate547.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate547.errors = vErrors, errors === 0;
}
validate547.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_23 = validate548;
function validate548(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate548.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate548.errors = vErrors, errors === 0;
}
validate548.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_24 = validate549;
function validate549(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate549.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate549.errors = vErrors, errors === 0;
}
validate549.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_25 = validate550;
function validate550(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate550.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate550.errors = vErrors, errors === 0;
}
validate550.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_26 = validate551;
function validate551(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate551.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate551.errors = vErrors, errors === 0;
}
validate551.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_27 = validate552;
function validate552(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate552.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate552.errors = vErrors, errors === 0;
}
validate552.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_28 = validate553;
function validate553(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate553.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate553.errors = vErrors, errors === 0;
}
validate553.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_29 = validate554;
function validate554(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate554.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate554.errors = vErrors, errors === 0;
}
validate554.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_30 = validate555;
function validate555(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate555.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate555.errors = vErrors, errors === 0;
}
validate555.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_31 = validate556;
function validate556(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate556.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate556.errors = vErrors, errors === 0;
}
validate556.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_32 = validate557;
function validate557(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate557.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "operation" || key0 === "status" || key0 === "since" || key0 === "before" || key0 === "limit")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.operation !== void 0 && (validate179(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors), errors = vErrors.length)), data.status !== void 0) {
      let data1 = data.status;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err1 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 599 || isNaN(data1)) {
          let err2 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data1 < 100 || isNaN(data1)) {
          let err3 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 100 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
    }
    if (data.since !== void 0) {
      let data2 = data.since;
      if (typeof data2 == "string") {
        if (func1(data2) > 40) {
          let err4 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/maxLength", keyword: "maxLength", params: { limit: 40 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!formats2.validate(data2)) {
          let err5 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/format", keyword: "format", params: { format: "date-time" } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.before !== void 0 && (validate54(data.before, { instancePath: instancePath + "/before", parentData: data, parentDataProperty: "before", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.limit !== void 0) {
      let data4 = data.limit;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err7 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 1e3 || isNaN(data4)) {
          let err8 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          let err9 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate557.errors = vErrors, errors === 0;
}
validate557.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_33 = validate560;
function validate560(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate560.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate560.errors = vErrors, errors === 0;
}
validate560.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_34 = validate561;
function validate561(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate561.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "channel" || key0 === "run_id" || key0 === "webhook_id" || key0 === "pending" || key0 === "before" || key0 === "limit")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.channel !== void 0 && (validate66(data.channel, { instancePath: instancePath + "/channel", parentData: data, parentDataProperty: "channel", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length)), data.run_id !== void 0 && (validate54(data.run_id, { instancePath: instancePath + "/run_id", parentData: data, parentDataProperty: "run_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.webhook_id !== void 0 && (validate54(data.webhook_id, { instancePath: instancePath + "/webhook_id", parentData: data, parentDataProperty: "webhook_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.pending !== void 0 && typeof data.pending != "boolean") {
      let err1 = { instancePath: instancePath + "/pending", schemaPath: "#/properties/pending/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.before !== void 0 && (validate54(data.before, { instancePath: instancePath + "/before", parentData: data, parentDataProperty: "before", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.limit !== void 0) {
      let data5 = data.limit;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err2 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 1e3 || isNaN(data5)) {
          let err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data5 < 1 || isNaN(data5)) {
          let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate561.errors = vErrors, errors === 0;
}
validate561.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_35 = validate566;
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
var queries_36 = validate567;
function validate567(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate567.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (key0 !== "attempt") {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.attempt !== void 0) {
      let data0 = data.attempt;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err1 = { instancePath: instancePath + "/attempt", schemaPath: "#/properties/attempt/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 100 || isNaN(data0)) {
          let err2 = { instancePath: instancePath + "/attempt", schemaPath: "#/properties/attempt/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/attempt", schemaPath: "#/properties/attempt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate567.errors = vErrors, errors === 0;
}
validate567.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_37 = validate568;
function validate568(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate568.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "for" || key0 === "event" || key0 === "run_id" || key0 === "webhook_id")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.for !== void 0) {
      let data0 = data.for;
      if (typeof data0 == "string") {
        if (func1(data0) > 2048) {
          let err1 = { instancePath: instancePath + "/for", schemaPath: "#/properties/for/maxLength", keyword: "maxLength", params: { limit: 2048 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (func1(data0) < 1) {
          let err2 = { instancePath: instancePath + "/for", schemaPath: "#/properties/for/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/for", schemaPath: "#/properties/for/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    data.event !== void 0 && (validate121(data.event, { instancePath: instancePath + "/event", parentData: data, parentDataProperty: "event", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors), errors = vErrors.length)), data.run_id !== void 0 && (validate54(data.run_id, { instancePath: instancePath + "/run_id", parentData: data, parentDataProperty: "run_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.webhook_id !== void 0 && (validate54(data.webhook_id, { instancePath: instancePath + "/webhook_id", parentData: data, parentDataProperty: "webhook_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate568.errors = vErrors, errors === 0;
}
validate568.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queries_38 = validate572;
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
var queries_39 = validate573;
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
var queries_40 = validate574;
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
var queries_41 = validate575;
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
var paths_0 = validate576;
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
var paths_1 = validate577;
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
var paths_2 = validate578;
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
var paths_3 = validate579;
function validate579(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate579.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.world_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "world_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "world_id") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.world_id !== void 0 && (validate54(data.world_id, { instancePath: instancePath + "/world_id", parentData: data, parentDataProperty: "world_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate579.errors = vErrors, errors === 0;
}
validate579.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_4 = validate581;
function validate581(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate581.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.world_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "world_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "world_id") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.world_id !== void 0 && (validate54(data.world_id, { instancePath: instancePath + "/world_id", parentData: data, parentDataProperty: "world_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate581.errors = vErrors, errors === 0;
}
validate581.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_5 = validate583;
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
var paths_6 = validate584;
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
var paths_7 = validate585;
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
var paths_8 = validate586;
function validate586(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate586.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.snapshot_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "snapshot_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "snapshot_id") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.snapshot_id !== void 0 && (validate54(data.snapshot_id, { instancePath: instancePath + "/snapshot_id", parentData: data, parentDataProperty: "snapshot_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate586.errors = vErrors, errors === 0;
}
validate586.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_9 = validate588;
function validate588(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate588.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.snapshot_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "snapshot_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "snapshot_id") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.snapshot_id !== void 0 && (validate54(data.snapshot_id, { instancePath: instancePath + "/snapshot_id", parentData: data, parentDataProperty: "snapshot_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate588.errors = vErrors, errors === 0;
}
validate588.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_10 = validate590;
function validate590(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate590.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.snapshot_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "snapshot_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "snapshot_id") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.snapshot_id !== void 0 && (validate54(data.snapshot_id, { instancePath: instancePath + "/snapshot_id", parentData: data, parentDataProperty: "snapshot_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate590.errors = vErrors, errors === 0;
}
validate590.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_11 = validate592;
function validate592(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate592.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate592.errors = vErrors, errors === 0;
}
validate592.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_12 = validate593;
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
var paths_13 = validate594;
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
var paths_14 = validate595;
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
var paths_15 = validate596;
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
var paths_16 = validate597;
function validate597(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate597.evaluated;
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
    data.run_id !== void 0 && (validate54(data.run_id, { instancePath: instancePath + "/run_id", parentData: data, parentDataProperty: "run_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate597.errors = vErrors, errors === 0;
}
validate597.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_17 = validate599;
function validate599(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate599.evaluated;
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
    data.run_id !== void 0 && (validate54(data.run_id, { instancePath: instancePath + "/run_id", parentData: data, parentDataProperty: "run_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate599.errors = vErrors, errors === 0;
}
validate599.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_18 = validate601;
function validate601(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate601.evaluated;
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
    data.webhook_id !== void 0 && (validate54(data.webhook_id, { instancePath: instancePath + "/webhook_id", parentData: data, parentDataProperty: "webhook_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate601.errors = vErrors, errors === 0;
}
validate601.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_19 = validate603;
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
var paths_20 = validate604;
function validate604(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate604.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate604.errors = vErrors, errors === 0;
}
validate604.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_21 = validate605;
function validate605(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate605.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate605.errors = vErrors, errors === 0;
}
validate605.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_22 = validate606;
function validate606(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate606.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate606.errors = vErrors, errors === 0;
}
validate606.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_23 = validate607;
function validate607(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate607.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate607.errors = vErrors, errors === 0;
}
validate607.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_24 = validate608;
function validate608(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate608.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate608.errors = vErrors, errors === 0;
}
validate608.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_25 = validate609;
function validate609(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate609.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate609.errors = vErrors, errors === 0;
}
validate609.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_26 = validate610;
function validate610(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate610.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate610.errors = vErrors, errors === 0;
}
validate610.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_27 = validate611;
function validate611(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate611.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.script_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "script_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "script_id") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.script_id !== void 0) {
      let data0 = data.script_id;
      if (typeof data0 == "string") {
        if (func1(data0) > 16) {
          let err2 = { instancePath: instancePath + "/script_id", schemaPath: "#/properties/script_id/maxLength", keyword: "maxLength", params: { limit: 16 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func1(data0) < 1) {
          let err3 = { instancePath: instancePath + "/script_id", schemaPath: "#/properties/script_id/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!pattern23.test(data0)) {
          let err4 = { instancePath: instancePath + "/script_id", schemaPath: "#/properties/script_id/pattern", keyword: "pattern", params: { pattern: "^[0-9]+$" } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/script_id", schemaPath: "#/properties/script_id/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate611.errors = vErrors, errors === 0;
}
validate611.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_28 = validate612;
function validate612(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate612.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate612.errors = vErrors, errors === 0;
}
validate612.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_29 = validate613;
function validate613(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate613.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate613.errors = vErrors, errors === 0;
}
validate613.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_30 = validate614;
function validate614(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate614.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate614.errors = vErrors, errors === 0;
}
validate614.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_31 = validate615;
function validate615(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate615.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fault_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "fault_id") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.fault_id !== void 0 && (validate54(data.fault_id, { instancePath: instancePath + "/fault_id", parentData: data, parentDataProperty: "fault_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate615.errors = vErrors, errors === 0;
}
validate615.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_32 = validate617;
function validate617(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate617.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate617.errors = vErrors, errors === 0;
}
validate617.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_33 = validate618;
function validate618(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate618.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate618.errors = vErrors, errors === 0;
}
validate618.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_34 = validate619;
function validate619(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate619.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate619.errors = vErrors, errors === 0;
}
validate619.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_35 = validate620;
function validate620(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate620.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.delivery_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "delivery_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "delivery_id") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.delivery_id !== void 0 && (validate54(data.delivery_id, { instancePath: instancePath + "/delivery_id", parentData: data, parentDataProperty: "delivery_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate620.errors = vErrors, errors === 0;
}
validate620.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_36 = validate622;
function validate622(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate622.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.delivery_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "delivery_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "delivery_id") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.delivery_id !== void 0 && (validate54(data.delivery_id, { instancePath: instancePath + "/delivery_id", parentData: data, parentDataProperty: "delivery_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate622.errors = vErrors, errors === 0;
}
validate622.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_37 = validate624;
function validate624(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate624.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate624.errors = vErrors, errors === 0;
}
validate624.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_38 = validate625;
function validate625(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate625.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.attempt_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attempt_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "attempt_id") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.attempt_id !== void 0 && (validate54(data.attempt_id, { instancePath: instancePath + "/attempt_id", parentData: data, parentDataProperty: "attempt_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate625.errors = vErrors, errors === 0;
}
validate625.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_39 = validate627;
function validate627(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate627.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate627.errors = vErrors, errors === 0;
}
validate627.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_40 = validate628;
function validate628(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate628.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.listener_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "listener_id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "listener_id") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.listener_id !== void 0 && (validate54(data.listener_id, { instancePath: instancePath + "/listener_id", parentData: data, parentDataProperty: "listener_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate628.errors = vErrors, errors === 0;
}
validate628.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var paths_41 = validate630;
function validate630(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate630.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate630.errors = vErrors, errors === 0;
}
validate630.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var validators = { schemas: { AnyValue: schemas_0, Attempt: schemas_1, AttemptAnswer: schemas_2, BadSignatureFault: schemas_3, BaseUrl: schemas_4, Batch: schemas_5, BatchCreate: schemas_6, BatchRun: schemas_7, CanceledRun: schemas_8, ChangedRecord: schemas_9, Changes: schemas_10, ClientAdded: schemas_11, ClientCreate: schemas_12, Clock: schemas_13, ClockAdvance: schemas_14, ClockAdvanced: schemas_15, ClockMode: schemas_16, ClockUpdate: schemas_17, Code: schemas_18, CodeOrNull: schemas_19, Count: schemas_20, Decimal: schemas_21, DecimalOrNull: schemas_22, DelayFault: schemas_23, DeliveryChannel: schemas_24, DeliveryList: schemas_25, DropFault: schemas_26, DuplicateFault: schemas_27, Email: schemas_28, ErrorCode: schemas_29, ErrorEnvelope: schemas_30, ErrorIssue: schemas_31, EventCode: schemas_32, Fault: schemas_33, FaultCreate: schemas_34, FaultDuration: schemas_35, FaultKind: schemas_36, FaultList: schemas_37, FaultOperations: schemas_38, FaultProbability: schemas_39, FaultSkip: schemas_40, FaultTimes: schemas_41, FaultWait: schemas_42, FreeObject: schemas_43, FreeObjectOrNull: schemas_44, GrantRefused: schemas_45, InFlightAttempt: schemas_46, InputField: schemas_47, LatencyFault: schemas_48, Listener: schemas_49, ListenerList: schemas_50, LoggedDelivery: schemas_51, LoggedRequest: schemas_52, LongTextOrNull: schemas_53, MillisecondsOrNull: schemas_54, Model: schemas_55, ModelCreate: schemas_56, ModelExample: schemas_57, ModelFaqEntry: schemas_58, ModelInput: schemas_59, ModelOutput: schemas_60, ModelPath: schemas_61, ModelPricingRule: schemas_62, ModelRelatedLink: schemas_63, OperationName: schemas_64, OrganizationAdded: schemas_65, OrganizationCreate: schemas_66, OrganizationKey: schemas_67, OrganizationName: schemas_68, OrganizationReference: schemas_69, Outcome: schemas_70, OwnerName: schemas_71, PricingRule: schemas_72, Principal: schemas_73, RateLimitFault: schemas_74, ReceiverAnswer: schemas_75, ReceiverError: schemas_76, RecordChange: schemas_77, RecordCounts: schemas_78, RecordKind: schemas_79, ReorderFault: schemas_80, RequestList: schemas_81, RunInShort: schemas_82, RunList: schemas_83, RunStatusCode: schemas_84, Scope: schemas_85, Script: schemas_86, ScriptCreate: schemas_87, ScriptList: schemas_88, ScriptedOutcome: schemas_89, Seed: schemas_90, ShortText: schemas_91, ShortTextOrNull: schemas_92, SignatureExplained: schemas_93, Slug: schemas_94, Snapshot: schemas_95, SnapshotList: schemas_96, SortRank: schemas_97, StalenessFault: schemas_98, StatusFault: schemas_99, StorageCutFault: schemas_100, StorageExpiredFault: schemas_101, StringOrNull: schemas_102, Timestamp: schemas_103, TimestampOrNull: schemas_104, Token: schemas_105, TokenCreate: schemas_106, TokenGrant: schemas_107, TokenGranted: schemas_108, TokenIssued: schemas_109, TokenKind: schemas_110, TokenLife: schemas_111, Url: schemas_112, UrlOrNull: schemas_113, Uuid: schemas_114, UuidOrNull: schemas_115, WebhookSecret: schemas_116, WholeRun: schemas_117, WorkflowReference: schemas_118, World: schemas_119, WorldCreate: schemas_120, WorldList: schemas_121, WorldSummary: schemas_122 }, responses: {}, queries: { getThisWorld: queries_0, listWorlds: queries_1, createWorld: queries_2, getWorld: queries_3, deleteWorld: queries_4, resetWorld: queries_5, listSnapshots: queries_6, createSnapshot: queries_7, deleteSnapshot: queries_8, restoreSnapshot: queries_9, listChanges: queries_10, getClock: queries_11, updateClock: queries_12, advanceClock: queries_13, createBatch: queries_14, listRuns: queries_15, getWholeRun: queries_16, cancelRun: queries_17, deleteWebhook: queries_18, addModel: queries_19, addOrganization: queries_20, addToken: queries_21, addClient: queries_22, grantToken: queries_23, listScripts: queries_24, addScript: queries_25, deleteScripts: queries_26, deleteScript: queries_27, listFaults: queries_28, addFault: queries_29, deleteFaults: queries_30, deleteFault: queries_31, listRequests: queries_32, deleteRequests: queries_33, listDeliveries: queries_34, resendDelivery: queries_35, explainSignature: queries_36, streamAttempts: queries_37, answerAttempt: queries_38, listListeners: queries_39, deleteListener: queries_40, streamEvents: queries_41 }, paths: { getThisWorld: paths_0, listWorlds: paths_1, createWorld: paths_2, getWorld: paths_3, deleteWorld: paths_4, resetWorld: paths_5, listSnapshots: paths_6, createSnapshot: paths_7, deleteSnapshot: paths_8, restoreSnapshot: paths_9, listChanges: paths_10, getClock: paths_11, updateClock: paths_12, advanceClock: paths_13, createBatch: paths_14, listRuns: paths_15, getWholeRun: paths_16, cancelRun: paths_17, deleteWebhook: paths_18, addModel: paths_19, addOrganization: paths_20, addToken: paths_21, addClient: paths_22, grantToken: paths_23, listScripts: paths_24, addScript: paths_25, deleteScripts: paths_26, deleteScript: paths_27, listFaults: paths_28, addFault: paths_29, deleteFaults: paths_30, deleteFault: paths_31, listRequests: paths_32, deleteRequests: paths_33, listDeliveries: paths_34, resendDelivery: paths_35, explainSignature: paths_36, streamAttempts: paths_37, answerAttempt: paths_38, listListeners: paths_39, deleteListener: paths_40, streamEvents: paths_41 } };
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
  paths_27,
  paths_28,
  paths_29,
  paths_3,
  paths_30,
  paths_31,
  paths_32,
  paths_33,
  paths_34,
  paths_35,
  paths_36,
  paths_37,
  paths_38,
  paths_39,
  paths_4,
  paths_40,
  paths_41,
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
  queries_27,
  queries_28,
  queries_29,
  queries_3,
  queries_30,
  queries_31,
  queries_32,
  queries_33,
  queries_34,
  queries_35,
  queries_36,
  queries_37,
  queries_38,
  queries_39,
  queries_4,
  queries_40,
  queries_41,
  queries_5,
  queries_6,
  queries_7,
  queries_8,
  queries_9,
  schemas_0,
  schemas_1,
  schemas_10,
  schemas_100,
  schemas_101,
  schemas_102,
  schemas_103,
  schemas_104,
  schemas_105,
  schemas_106,
  schemas_107,
  schemas_108,
  schemas_109,
  schemas_11,
  schemas_110,
  schemas_111,
  schemas_112,
  schemas_113,
  schemas_114,
  schemas_115,
  schemas_116,
  schemas_117,
  schemas_118,
  schemas_119,
  schemas_12,
  schemas_120,
  schemas_121,
  schemas_122,
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
