"""Everything that goes over the wire, typed, by topic. The API description (OpenAPI) and the
browser's types are generated from these structures."""
