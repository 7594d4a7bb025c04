DELETE FROM items WHERE stock < 10 AND NOT EXISTS (SELECT * FROM sale_lines l WHERE l.item = items.id);
