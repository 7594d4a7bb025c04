SELECT category, name, price FROM items i WHERE NOT EXISTS (SELECT * FROM items x WHERE x.category IS i.category AND x.price > i.price);
