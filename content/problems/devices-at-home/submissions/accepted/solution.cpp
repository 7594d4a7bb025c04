#include <algorithm>
#include <iostream>
#include <map>
#include <memory>
#include <string>
using namespace std;

class Device {
public:
    virtual ~Device() = default;
};

class Switchable {
public:
    virtual ~Switchable() = default;
    void press() { on = !on; }
    bool is_on() const { return on; }

private:
    bool on = false;
};

class Adjustable {
public:
    virtual ~Adjustable() = default;
    void more() { level = min(level + 1, 10); }
    void less() { level = max(level - 1, 0); }
    int get_level() const { return level; }

private:
    int level = 5;
};

class Lamp : public Device, public Switchable {};
class Curtain : public Device, public Adjustable {};
class Radio : public Device, public Switchable, public Adjustable {};
class Clock : public Device {};

unique_ptr<Device> make_device(const string &kind) {
    if (kind == "lamp") return unique_ptr<Device>(new Lamp());
    if (kind == "curtain") return unique_ptr<Device>(new Curtain());
    if (kind == "radio") return unique_ptr<Device>(new Radio());
    return unique_ptr<Device>(new Clock());
}

int main() {
    int d, n;
    cin >> d >> n;
    map<string, unique_ptr<Device>> devices;
    while (d-- > 0) {
        string kind, name;
        cin >> kind >> name;
        devices[name] = make_device(kind);
    }
    while (n-- > 0) {
        string command, name;
        cin >> command;
        if (command == "leave") {
            int count = 0;
            for (auto &[key, device] : devices) {
                auto *s = dynamic_cast<Switchable *>(device.get());
                if (s != nullptr && s->is_on()) {
                    s->press();
                    count++;
                }
            }
            cout << count << '\n';
            continue;
        }
        cin >> name;
        auto *s = dynamic_cast<Switchable *>(devices[name].get());
        auto *a = dynamic_cast<Adjustable *>(devices[name].get());
        if (command == "press" && s != nullptr) {
            s->press();
            cout << (s->is_on() ? "on" : "off") << '\n';
        } else if (command != "press" && a != nullptr) {
            if (command == "more") a->more();
            else a->less();
            cout << a->get_level() << '\n';
        } else {
            cout << "cannot\n";
        }
    }
}
