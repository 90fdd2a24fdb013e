"""The common text catalogues: fr.ftl and en.ftl."""
