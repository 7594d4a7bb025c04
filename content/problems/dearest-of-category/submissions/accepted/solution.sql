SELECT category, name, price
FROM items AS i
WHERE price = (SELECT MAX(x.price) FROM items AS x WHERE x.category = i.category);
