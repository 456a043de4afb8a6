# The web nodes. Change the addresses. docs/operating.md, "Put a cache in front".
import directors;

probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 1s;
  .window = 3;
  .threshold = 2;
}

backend node_1 {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = ready;
  .connect_timeout = 500ms;
  .first_byte_timeout = 10s;
}

backend node_2 {
  .host = "127.0.0.1";
  .port = "3010";
  .probe = ready;
  .connect_timeout = 500ms;
  .first_byte_timeout = 10s;
}

sub vcl_init {
  new nodes = directors.shard();
  nodes.add_backend(node_1);
  nodes.add_backend(node_2);
  nodes.reconfigure();
}

# A second attempt goes to another node.
sub vcl_recv {
  set req.backend_hint = nodes.backend(by=KEY, key=nodes.key(req.http.x-forwarded-for + req.url), alt=req.restarts);
}
