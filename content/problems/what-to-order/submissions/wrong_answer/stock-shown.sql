SELECT name, stock FROM items WHERE stock < 10 ORDER BY stock, name;
