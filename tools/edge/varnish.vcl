# Varnish 7 with varnish-modules, in front of the web nodes. docs/operating.md, "Put a cache in front".
#   EDGE_VARNISH_TOKEN=… varnishd -a :6081 -f /etc/varnish/varnish.vcl -p http_gzip_support=off
vcl 4.1;

import std;
import xkey;
include "nodes.vcl";

sub vcl_recv {
  unset req.http.edge-pass;
  unset req.http.edge-result;
  if (req.restarts == 0) {
    unset req.http.edge-known;
    unset req.http.edge-failed;
  }

  # Purges of the nodes. The token is in the environment of varnishd and of the nodes.
  if (req.method == "PURGE") {
    if (std.getenv("EDGE_VARNISH_TOKEN") == "" || req.http.edge-token != std.getenv("EDGE_VARNISH_TOKEN")) {
      return (synth(403));
    }
    if (req.http.edge-purge) {
      set req.http.edge-result = xkey.purge(req.http.edge-purge);
    }
    if (req.http.edge-soft-purge) {
      set req.http.edge-result = xkey.softpurge(req.http.edge-soft-purge);
    }
    return (synth(200, "Purged"));
  }

  # No form of the site is longer. The nodes refuse longer chunked bodies themselves.
  if (std.integer(req.http.content-length, 0) > 65536) {
    return (synth(413));
  }

  set req.http.host = req.http.host.lower();
  # Dictionaries belong to single browsers, and would multiply the variants of each page.
  unset req.http.available-dictionary;
  if (req.http.accept-encoding ~ "(?i)(?:^|,)\s*br\s*(?:;\s*q=(?:1(?:\.0*)?|0\.\d*[1-9]\d*)\s*)?(?:,|$)") {
    set req.http.accept-encoding = "br";
  } else if (req.http.accept-encoding ~ "(?i)(?:^|,)\s*gzip\s*(?:;\s*q=(?:1(?:\.0*)?|0\.\d*[1-9]\d*)\s*)?(?:,|$)") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }

  std.collect(req.http.cookie, "; ");
  # Only a session (n_token), and the answers of a quiz on a page that names it, change what a reader gets. Other cookies
  # are forwarded, for forms and answers that are never stored.
  if (
    (req.method != "GET" && req.method != "HEAD") ||
    req.http.authorization ||
    req.http.cookie ~ "(?:^|;\s*)n_token=" ||
    (req.url ~ "[?&]kviz=" && req.http.cookie ~ "(?:^|;\s*)(?:__Host-)?quiz=") ||
    req.url ~ "^/api/livescore/[^?]*/events(?:$|\?)" ||
    req.url ~ "^/uploads/[^?]*\.(?:mp3|m4a|ogg|wav|mp4)(?:$|\?)"
  ) {
    set req.http.edge-pass = "1";
    return (pass);
  }

  # First look for the page however old it is (vcl_hit), then as below.
  set req.grace = 10d;
  if (req.http.edge-known && !req.http.edge-failed) {
    set req.grace = 10s;
  }
  return (hash);
}

sub vcl_hit {
  # A little staleness hides each revalidation. If no node is ready, or one has just failed, known pages are sent for as
  # long as they are stored: removed articles are not, because each removal is purged.
  if (obj.ttl + 10s <= 0s && std.healthy(req.backend_hint) && !req.http.edge-failed) {
    set req.http.edge-known = "1";
    return (restart);
  }
}

sub vcl_backend_response {
  # A known page stays when its node fails: storing the error would replace it.
  if (beresp.status >= 500) {
    if (bereq.is_bgfetch || bereq.http.edge-known) {
      return (abandon);
    }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.uncacheable = true;
    return (deliver);
  }

  if (!beresp.http.xkey) {
    if (beresp.http.surrogate-key) {
      set beresp.http.xkey = beresp.http.surrogate-key;
    } else if (beresp.http.cache-tag) {
      set beresp.http.xkey = regsuball(beresp.http.cache-tag, ",", " ");
    }
  }

  # Requests with a session never get here (vcl_recv), so one variant suffices. Browsers still get the whole Vary.
  if (beresp.http.xkey && beresp.http.vary) {
    std.collect(beresp.http.vary);
    set beresp.http.edge-vary = beresp.http.vary;
    set beresp.http.vary = regsuball(beresp.http.vary, "(?i)(?:^|,)\s*(?:cookie|available-dictionary)\s*(?=,|$)", "");
    set beresp.http.vary = regsub(beresp.http.vary, "^\s*,\s*", "");
    if (beresp.http.vary == "") {
      unset beresp.http.vary;
    }
  }

  if (std.integer(beresp.http.content-length, 0) > 8388608) {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }

  # Only responses that purges reach may outlive their time, although pictures say `must-revalidate`.
  if (beresp.http.xkey && beresp.ttl > 0s && beresp.status == 200) {
    set beresp.grace = 10d;
  }
}

sub vcl_backend_error {
  if (bereq.is_bgfetch || bereq.http.edge-known) {
    return (abandon);
  }
  set beresp.http.edge-no-response = "1";
  set beresp.http.cache-control = "private, no-store";
  set beresp.http.content-type = "text/plain; charset=utf-8";
  set beresp.http.retry-after = "5";
  synthetic("503 Service Unavailable");
  return (deliver);
}

# Of responses that come from no node.
sub edge_security_headers {
  set resp.http.content-security-policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  set resp.http.strict-transport-security = "max-age=63072000; includeSubDomains; preload";
  set resp.http.x-content-type-options = "nosniff";
  set resp.http.x-frame-options = "DENY";
  set resp.http.referrer-policy = "strict-origin-when-cross-origin";
  set resp.http.cross-origin-opener-policy = "same-origin";
  set resp.http.cross-origin-resource-policy = "same-origin";
}

sub vcl_deliver {
  # Without a response, once more at the next node.
  if (resp.http.edge-no-response && !req.http.edge-pass && !req.http.edge-failed) {
    set req.http.edge-failed = "1";
    return (restart);
  }
  if (resp.http.edge-no-response) {
    call edge_security_headers;
  }
  unset resp.http.edge-no-response;
  if (resp.http.edge-vary) {
    set resp.http.vary = resp.http.edge-vary;
  }
  # The time for the edge is not for browsers: without this they would revalidate a page of the cache each time.
  if (resp.http.xkey && resp.http.cache-control ~ "s-maxage=") {
    set resp.http.cache-control = regsub(resp.http.cache-control, ",\s*s-maxage=\d+", "");
    unset resp.http.age;
  }
  # Remove these three lines if a content delivery network in front of Varnish reads the keys.
  unset resp.http.xkey;
  unset resp.http.surrogate-key;
  unset resp.http.cache-tag;
  unset resp.http.edge-vary;
  unset resp.http.x-varnish;
}

sub vcl_synth {
  # The fetch was abandoned: send the known page.
  if (req.http.edge-known && !req.http.edge-failed) {
    set req.http.edge-failed = "1";
    return (restart);
  }
  set resp.http.cache-control = "private, no-store";
  set resp.http.content-type = "text/plain; charset=utf-8";
  call edge_security_headers;
  if (resp.status == 200) {
    synthetic(req.http.edge-result);
  } else {
    synthetic(resp.status + " " + resp.reason);
  }
  if (resp.status == 503) {
    set resp.http.retry-after = "5";
  }
  return (deliver);
}
