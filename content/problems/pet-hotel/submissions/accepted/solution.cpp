#include <iostream>
#include <map>
#include <memory>
#include <string>
using namespace std;

class Pet {
    int nights = 0, eaten = 0;

protected:
    int weight;
    virtual int portion() const = 0;

public:
    explicit Pet(int weight) : weight(weight) {}
    virtual ~Pet() = default;

    int feed() {
        nights++;
        eaten += portion();
        return portion();
    }

    string report() const {
        return to_string(nights) + " " + to_string(eaten);
    }
};

class Dog : public Pet {
    using Pet::Pet;
    int portion() const override { return 25 * weight; }
};

class Cat : public Pet {
    using Pet::Pet;
    int portion() const override { return 30 + 15 * weight; }
};

class Parrot : public Pet {
    using Pet::Pet;
    int portion() const override { return 20; }
};

int main() {
    int q;
    cin >> q;
    map<string, unique_ptr<Pet>> pets;
    while (q-- > 0) {
        string what, name, kind;
        cin >> what;
        if (what == "NIGHT") {
            int total = 0;
            for (auto &entry : pets) total += entry.second->feed();
            cout << total << '\n';
        } else if (what == "COME") {
            int weight;
            cin >> name >> kind >> weight;
            if (kind == "dog") pets[name].reset(new Dog(weight));
            else if (kind == "cat") pets[name].reset(new Cat(weight));
            else pets[name].reset(new Parrot(weight));
        } else {
            cin >> name;
            cout << name << ' ' << pets[name]->report() << '\n';
            pets.erase(name);
        }
    }
    return 0;
}
