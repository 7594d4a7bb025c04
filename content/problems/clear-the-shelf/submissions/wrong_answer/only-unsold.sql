DELETE FROM items WHERE NOT EXISTS (SELECT * FROM sale_lines l WHERE l.item = items.id);
