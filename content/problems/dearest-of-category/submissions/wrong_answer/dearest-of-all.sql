SELECT category, name, price FROM items WHERE category IS NOT NULL AND price = (SELECT MAX(price) FROM items);
