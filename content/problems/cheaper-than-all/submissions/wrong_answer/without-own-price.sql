SELECT p.model, p.rupees FROM prices p WHERE p.shop = 'Sai Mobiles' AND NOT EXISTS (SELECT 1 FROM prices o WHERE o.model = p.model AND o.shop <> p.shop AND o.rupees <= p.rupees);
