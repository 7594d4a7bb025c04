SELECT name, 50 - stock AS pieces FROM items WHERE stock < 10 ORDER BY pieces DESC, id DESC;
