DELETE FROM items WHERE stock = 0 AND category IS NULL AND id NOT IN (SELECT item FROM sale_lines);
