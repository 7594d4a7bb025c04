SELECT p.model, p.rupees FROM prices p WHERE p.shop = 'Sai Mobiles' AND p.rupees < (SELECT MIN(o.rupees) FROM prices o WHERE o.model = p.model AND o.shop <> p.shop);
